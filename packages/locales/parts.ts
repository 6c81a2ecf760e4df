/** Parts of the texts that a browser loads, each from its own file: `LANGUAGE/PART.json`. */
export const BROWSER_PARTS = ['app', 'kit', 'charts', 'help', 'camera', 'instructions'] as const;
export type BrowserPart = (typeof BROWSER_PARTS)[number];

/** Parts of the texts that only the server reads. */
export const SERVER_PARTS = ['letters', 'reports', 'manuals'] as const;
export type ServerPart = (typeof SERVER_PARTS)[number];
