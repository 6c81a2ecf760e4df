/** How long after a failure a part is asked for once more, in milliseconds. */
const SECOND_TRY = 1_000;

/**
 * Loads a part of an application in a separate file. A failure is retried once after one second, which covers a network
 * change or a server restart.
 * @param load the `import()` of the part
 * @throws the error of the second attempt
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  watchStyles();
  try {
    return await loadStyled(load);
  } catch {
    await new Promise((wait) => setTimeout(wait, SECOND_TRY));
    return loadStyled(load);
  }
}

/**
 * Style sheets that failed to load. Bundlers' helpers around `import()` request a style sheet only once: without a second
 * request the part would appear unstyled. A helper that removes its link requests it again without help.
 */
const missing = new Set<HTMLLinkElement>();
let isWatching = false;

function noteMissing({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  // such an event does not bubble
  addEventListener('error', noteMissing, { capture: true });
}

async function loadStyled<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  for (const link of missing) if (!link.isConnected) missing.delete(link);
  await Promise.all([...missing].map(loadAnew));
  return part;
}

const loadAnew = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    const link = lost.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => {
      missing.delete(lost);
      lost.remove();
      done();
    });
    link.addEventListener('error', () => {
      missing.delete(link);
      link.remove();
      fail(new Error(`Unable to load the style sheet ${lost.href}`));
    });
    lost.after(link);
  });
