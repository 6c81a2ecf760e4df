import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@isopter/ui/vars';

/**
 * In a narrow monitor the cards of eyes or ears are below each other, and the one under test comes first, in kinds whose
 * cards have a separate layout [OUR-796].
 * @param cards the class of the element that has the cards
 * @param below the container query of one card below the other
 */
export const testedFirst = (cards: string, below: string): void =>
  globalStyle(`${cards} > :has(> [data-under-test])`, {
    '@layer': { [layers.patterns]: { '@container': { [below]: { order: -1 } } } },
  });
