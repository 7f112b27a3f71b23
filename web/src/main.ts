import { mount } from 'svelte';
import './assets/tokens.css';
import './assets/base.css';
import App from './App.svelte';
import { theme } from './lib/theme.svelte';
import { chooseLanguage, loadWords } from './lib/words.svelte';

theme.start();
await loadWords(chooseLanguage(location.search, navigator.languages));
mount(App, { target: document.getElementById('app') ?? document.body });
