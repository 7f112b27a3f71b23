/** The trail of steps in the bar. */
import type { View } from './types';

const TURN = ['showing', 'placing', 'discarding', 'accusing'] as const;
const HUNT = ['first-draw', 'second-draw', 'keeping', 'placing'] as const;

export const stepsOf = (view: Pick<View, 'pursuit'>): readonly string[] => (view.pursuit ? HUNT : TURN);

/** Where on the trail the turn is; -1 when the game is over. */
export const stepOf = (view: Pick<View, 'pursuit' | 'phase'>): number => stepsOf(view).indexOf(view.phase === 'base' ? 'placing' : view.phase);
