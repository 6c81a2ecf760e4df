import { configure } from 'storybook/test';

/** How React Aria hides an overlay until it has its position. */
const UNPOSITIONED = '[data-rac][style*="mask-image"]';

/** An overlay that never gets a position must fail its story, not block it. */
const MOST_FRAMES = 120;

/**
 * Waits until every overlay has its position. Storybook waits 100 ms for animations after a play function, which hid that
 * nothing else did; a test environment skips that wait.
 */
export async function waitForOverlays(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && document.querySelector(UNPOSITIONED); frame += 1)
    await new Promise(requestAnimationFrame);
}

/** Makes `findBy…` and `waitFor` of stories return only when the overlays they may have found are visible. */
export function findOverlaysInSight(): void {
  configure((before) => ({
    asyncWrapper: async (find) => {
      const found = await before.asyncWrapper(find);
      await waitForOverlays();
      return found;
    },
  }));
}
