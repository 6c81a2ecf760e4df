/** A4 in points, and the margin around everything. */
export const PAGE = { width: 595, height: 842, margin: 36 } as const;

/** Where a kind draws: between the facts and the notes. Each note beyond the first takes `NOTE` of its height. */
export const BODY = { x: PAGE.margin, y: 158, width: PAGE.width - 2 * PAGE.margin, height: 614 } as const;
/** Height of a line of notes. */
export const NOTE = 11;

/** What a kind has on the single page of a bundle, under its name there. */
export const PANEL = { width: 253, height: 172 } as const;
