/** The size of an A4 page and its margin in points. */
export const PAGE = { width: 595, height: 842, margin: 36 } as const;

/**
 * The area for the drawing of a kind of test, between the facts and the notes. Each note beyond the first reduces its
 * height by `NOTE`.
 */
export const BODY = { x: PAGE.margin, y: 158, width: PAGE.width - 2 * PAGE.margin, height: 614 } as const;
/** The height of a line of notes. */
export const NOTE = 11;

/** The size of a kind's panel on the single page of a bundle, below its name. */
export const PANEL = { width: 253, height: 172 } as const;
