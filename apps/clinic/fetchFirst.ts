import type { Plugin } from 'vite';

/** The module whose `__vitePreload` Vite puts around every `import()`. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Replaces Vite's helper. The page fetches all files of a part before it imports one. Some browsers, including Chromium up
 * to version 155, remember that a module could not be fetched and fail every later `import()` of it without a request
 * (whatwg/html, "module map"). A failed fetch has no such effect, so the page can load the part again later. Files that have
 * arrived are not fetched again, so this works without a network; the import takes them from the browser's cache.
 */
const code = `
const arrived = new Map();

const isOnPage = (href) =>
  [...document.querySelectorAll('link[href], script[src]')].some((element) => (element.href || element.src) === href);

const fetchScript = async (href) => {
  const response = await fetch(href, { credentials: 'same-origin' });
  if (!response.ok) throw new Error('Unable to load ' + href);
  await response.arrayBuffer();
};

const addStyles = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error('Unable to load ' + href));
    };
    document.head.append(link);
  });

const arrive = (file) => {
  const { href } = new URL(import.meta.env.BASE_URL + file, location.href);
  if (!arrived.has(href)) {
    const arrival = isOnPage(href) ? Promise.resolve() : href.endsWith('.css') ? addStyles(href) : fetchScript(href);
    arrived.set(href, arrival);
    arrival.catch(() => arrived.delete(href));
  }
  return arrived.get(href);
};

export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(arrive));
  return load();
};
`;

/** Lets the application retry a part that failed to load. Needs {@link withOwnFile}. */
export const fetchFirst = (): Plugin => ({
  name: 'isopter-fetch-first',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: HELPER }, handler: () => ({ code, map: null }) },
});

/** For `build.modulePreload`: lists a part's own file also if it imports no other file. Vite leaves it out then. */
export const withOwnFile = (
  file: string,
  dependencies: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] => (hostType === 'js' && dependencies.length === 0 ? [file] : dependencies);
