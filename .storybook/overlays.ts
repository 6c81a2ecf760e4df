import { configure } from 'storybook/test';

/** What React Aria keeps out of sight until it has its place on the page. */
const UNPLACED = '[data-rac][style*="mask-image"]';

/** An overlay that gets no place fails its story, it does not hold it up. */
const MOST_FRAMES = 120;

/** Lets `findBy…` and `waitFor` of a story go on when the overlay they found can be seen, as whoever waits for it does. */
export function findOverlaysInSight(): void {
  configure((before) => ({
    asyncWrapper: async (find) => {
      const found = await before.asyncWrapper(find);
      for (let frame = 0; frame < MOST_FRAMES && document.querySelector(UNPLACED); frame += 1)
        await new Promise(requestAnimationFrame);
      return found;
    },
  }));
}
