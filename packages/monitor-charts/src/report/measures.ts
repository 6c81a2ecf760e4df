/** The size of an A4 page and its margin in points. */
export const PAGE = { width: 595, height: 842, margin: 30 } as const;

/** The line above notes, signature and footer. */
const BOTTOM = 736;
/** The first line of facts, the distance to the next, and from the last one to the body. */
const FACTS = { y: 102, line: 13, below: 17 } as const;

/** The baseline of a line of facts, counted from 0. */
export const factLine = (line: number): number => FACTS.y + line * FACTS.line;

/** An area of a page, in points. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area for the drawing of a kind of test below so many lines of facts, and above the foot. */
export function bodyBelow(lines: number, bottom: number = BOTTOM): Area {
  const y = factLine(lines - 1) + FACTS.below;
  return { x: PAGE.margin, y, width: PAGE.width - 2 * PAGE.margin, height: bottom - y };
}

/** The lines of facts above `BODY`. */
export const FACT_LINES = 2;
/** The number of facts side by side. */
export const FACT_COLUMNS = 4;

/**
 * The area for the drawing of a kind of test, below two lines of facts. Each line of notes beyond the sixth reduces its
 * height by `NOTE`.
 */
export const BODY: Area = bodyBelow(FACT_LINES);
/** The height of a line of notes, and the number of lines for which there is room beside the signature. */
export const NOTE = 9;
export const NOTES = 6;
/** The top of the notes, if there are not too many. */
export const FOOT: number = BOTTOM;

/** The size of a kind's panel on the single page of a bundle, below its name. */
export const PANEL = { width: 259, height: 172 } as const;
