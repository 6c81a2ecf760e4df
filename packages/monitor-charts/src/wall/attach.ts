import type { MonitorStore } from '../shared/publisher.ts';
import { type PenPaint, readPaint } from './pen/paint.ts';
import { createPen } from './pen/pen.ts';
import type { Thumbnail, ThumbnailWords } from './thumbnail.ts';

/** Everything that changes a theme or the language: attributes of the document, and the system's wishes. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  const wishes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
  for (const wish of wishes) wish.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const wish of wishes) wish.removeEventListener('change', onChange);
  };
}

/**
 * Draws a store's thumbnail on a canvas, whenever the store publishes, without React. A canvas out of sight draws
 * nothing until it comes back. Numbers are written in the language the canvas stands in.
 *
 * @param words those of the thumbnail, in that language
 * @returns what ends it
 */
export function attachThumbnail<View>(
  canvas: HTMLCanvasElement,
  store: Pick<MonitorStore<View, unknown>, 'subscribe' | 'getSnapshot'>,
  { draw }: Pick<Thumbnail<View>, 'draw'>,
  words: ThumbnailWords = {},
): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  let paint: PenPaint | undefined;
  let isInSight = false;
  let isOutdated = true;

  const redraw = (): void => {
    isOutdated = true;
    const { clientWidth, clientHeight } = canvas;
    if (!isInSight || clientWidth === 0 || clientHeight === 0) return;
    isOutdated = false;
    paint ??= readPaint(canvas);
    const locale = canvas.closest<HTMLElement>('[lang]')?.lang || 'en';
    const pen = createPen(context, clientWidth, clientHeight, devicePixelRatio, paint, locale);
    draw(pen, store.getSnapshot(), words);
  };

  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    if (isInSight && isOutdated) redraw();
  });
  const size = new ResizeObserver(() => {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    redraw();
  });
  const endTheme = watchTheme(() => {
    paint = undefined;
    redraw();
  });
  const unsubscribe = store.subscribe(redraw);
  sight.observe(canvas);
  size.observe(canvas);
  return () => {
    unsubscribe();
    endTheme();
    sight.disconnect();
    size.disconnect();
  };
}
