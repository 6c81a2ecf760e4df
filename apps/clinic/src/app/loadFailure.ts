/**
 * Whether a screen broke because a file of it is not there any more, or cannot be reached. Chromium and Firefox speak of an
 * 'imported module', Safari of a 'module script', the bundler of style sheets it could not 'preload'.
 */
export const isLoadFailure = (error: unknown): boolean =>
  /imported module|module script|preload CSS/.test(String(error));
