import { expect, waitFor, type within } from 'storybook/test';

/** Selects the elements that mark data as live. */
const LIVE_TONES = '[data-component="Badge"]:is([data-tone="positive"], [data-tone="accent"])';

/** The state is loaded, on a busy machine too. */
const LOADED = { timeout: 8_000 };

/** The state of the test is known, and somebody is tested. */
export const expectLive = (canvas: ReturnType<typeof within>): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('main').querySelectorAll(LIVE_TONES)).not.toHaveLength(0), LOADED);

/**
 * Whatever kind of monitor it is: nothing on it looks as if it were live. The state is unknown, no badge says that
 * something is being tested, and every card that is not complete has lost its colour.
 */
export async function expectStale(canvas: ReturnType<typeof within>): Promise<void> {
  // a dialog above the monitor hides it from assistive technology, not from sight
  const main = canvas.getByRole('main', { hidden: true });
  await waitFor(() => expect(canvas.getByText('State unknown')).toBeVisible());
  await expect(canvas.getAllByText(/as of \d{1,2}:\d\d:\d\d/).length).toBeGreaterThanOrEqual(2);
  const cards = [...main.querySelectorAll('[data-component="Card"]')];
  const grey = cards.filter((card) => getComputedStyle(card).filter === 'grayscale(1)');
  const colourful = cards.filter((card) => !grey.includes(card));
  await expect(cards.length).toBeGreaterThan(0);
  // what is complete was stored, and keeps its colour
  for (const card of colourful) {
    await expect(card.querySelector(':scope > [data-complete]')).not.toBeNull();
    // and is not called old
    await expect(card.querySelector('[data-part="as-of"]')).toBeNull();
  }
  const rings = [...main.querySelectorAll('[data-component="CompletionCircle"]')];
  for (const ring of rings.filter((one) => !cards.some((card) => card.contains(one)))) {
    await expect(getComputedStyle(ring).filter).toBe('grayscale(1)');
  }
  const alive = [...main.querySelectorAll(LIVE_TONES)].filter((badge) => !cards.some((card) => card.contains(badge)));
  await expect(alive).toEqual([]);
  await expect(main.querySelectorAll('[data-component="Badge"] [data-part="dot"]')).toHaveLength(0);
}
