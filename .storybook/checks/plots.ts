/** The least size of a plot whose marks are reached one by one, in pixels: below it marks lie on one another. */
const FLOOR = { width: 140, height: 100 } as const;

/** The plots of the page that are too small to be read. */
export function plotsTooSmall(root: Element): string[] {
  return [...root.querySelectorAll('svg[aria-roledescription]')].flatMap((plot) => {
    const { width, height } = plot.getBoundingClientRect();
    if (!plot.checkVisibility() || (width >= FLOOR.width && height >= FLOOR.height)) return [];
    return `a plot of ${Math.round(width)} × ${Math.round(height)} pixels: ${plot.getAttribute('aria-label') ?? ''}`;
  });
}
