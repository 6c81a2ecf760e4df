import type { MonitorStore } from '../shared/publisher.ts';
import { type PenPaint, readPaint } from './pen/paint.ts';
import { createPen } from './pen/pen.ts';
import type { Thumbnail, ThumbnailWords } from './thumbnail.ts';

/** Observes changes of the theme and the language: attributes of the document, and system preferences. */
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
 * Draws the thumbnail of a store on a canvas whenever the store publishes, without React. A canvas that is not visible
 * is not drawn. Numbers are formatted in the language of the canvas.
 *
 * @param words the texts of the thumbnail in that language
 * @param isStale whether what the store has is out of date
 * @returns a function that stops it
 */
export function attachThumbnail<View>(
  canvas: HTMLCanvasElement,
  store: Pick<MonitorStore<View, unknown>, 'subscribe' | 'getSnapshot'>,
  { draw }: Pick<Thumbnail<View>, 'draw'>,
  words: ThumbnailWords = {},
  isStale = false,
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
    const pen = createPen(context, clientWidth, clientHeight, devicePixelRatio, paint, locale, isStale);
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
