import { configure } from 'storybook/test';

declare global {
  interface Window {
    /** How many times slower than an idle machine this one is. tests/storybook measures it. */
    isopterSlowness?: number;
  }
}

/**
 * How long `findBy…` and `waitFor` wait on an idle machine, ms: screens are loaded on demand.
 * Not an interval that the product polls in: stories that hold those timers would hold this one, too.
 */
const WAIT_MS = 9_900;

/** Lets stories wait longer on a busy machine. */
export const scaleTimeouts = (): void => configure({ asyncUtilTimeout: WAIT_MS * (window.isopterSlowness ?? 1) });
