/** The parts of the page on how to play, in order. */
import type { HowTo } from '../../howto/page';
import Part from './HowTo.svelte';

export const howto: HowTo = {
  parts: ['goal', 'day', 'turn', 'buildings', 'cards', 'caravan', 'scoring', 'few', 'know'],
  Part,
};
