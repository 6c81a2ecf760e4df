// What is done inside the page: the times a person sees.

/** How often what was shown moved, as the browser counts it (Cumulative Layout Shift). */
export interface Loaded {
  firstPaint: number;
  list: number;
  shift: number;
}

/** Before anything of the page runs: notes when the first of these rows is painted, and what moved. */
export function watchLoading(rows: string): void {
  const seen = { firstPaint: 0, list: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  const look = (): void => {
    if (document.querySelector(rows) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (seen.list = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Code for the page that resolves, once the outcome is painted, to the milliseconds since it began. */
export const timed = (deed: string, outcome: string): string => `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const started = performance.now();
  ${deed};
  while (!(${outcome})) await frame();
  await frame();
  return performance.now() - started;
})()`;
