import { mount } from 'svelte';
import './assets/tokens.css';
import './assets/base.css';
import App from './App.svelte';
import { loadTable } from './lib/games';
import { router } from './lib/router.svelte';
import { recall } from './lib/store';
import { theme } from './lib/theme.svelte';
import { chooseLanguage, loadGameWords, loadWords } from './lib/words.svelte';

theme.start();
const words = loadWords(chooseLanguage(location.search, navigator.languages));
if (router.route.screen === 'table') {
  // The server has yet to say which game this is; most likely it is the one that was played here last.
  const guess = recall('game');
  if (guess !== null) void Promise.all([loadTable(guess), loadGameWords(guess)]);
  void import('./pages/Table.svelte');
}
/** After the first frame, so that there is something to look at, and no task does everything; a hidden page draws none. */
const drawn = new Promise<unknown>((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 100);
});
await Promise.all([words, drawn]);
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
mount(App, { target });
