/**
 * How much of a story is checked in addition to the accessibility of its final state. `quick` checks run axe no second time; `full`
 * checks do, or lay the story out again.
 */
export type Level = 'quick' | 'full';

declare global {
  interface Window {
    /** Returns the level of a story. tests/storybook defines it; in the Storybook that people look at nothing is checked. */
    isopterLevelOf?: (id: string) => Promise<Level>;
  }
}
