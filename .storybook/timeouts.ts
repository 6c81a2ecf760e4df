import { configure } from 'storybook/test';

declare global {
  interface Window {
    /** How many times slower than an idle machine this one is. tests/storybook measures it. */
    isopterSlowness?: number;
  }
}

/**
 * How long `findBy…` and `waitFor` wait on an idle machine, ms: longer than anything here takes, and shorter than a story may
 * take. The first story of a page loads its screen and all that it shows, beside other steps of the gate that begin after the
 * machine was measured. Not an interval that the product polls in: stories that hold those timers would hold this one, too.
 */
const WAIT_MS = 44_900;

/** Lets stories wait longer on a busy machine. */
export const scaleTimeouts = (): void => configure({ asyncUtilTimeout: WAIT_MS * (window.isopterSlowness ?? 1) });
