import { FACT_COLUMNS } from './measures.ts';
import type { ReportFact } from './types.ts';
import { widthOf } from './widths.ts';

/** The size of facts, and the least space between a label and its value, in points. */
export const FACT = { size: 8, gap: 6, between: 22 } as const;

/** A fact in its line, counted from 0, and from which column to which. */
export interface PlacedFact extends ReportFact {
  line: number;
  column: number;
  columns: number;
}

/** The width of so many columns in points. */
export const factWidth = (columns: number, width: number): number => {
  const one = (width - FACT.between * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
  return one * columns + FACT.between * (columns - 1);
};

/** Places facts side by side, line by line; one that is too long for its column takes two, or a whole line. */
export function placeFacts(facts: readonly ReportFact[], width: number): PlacedFact[] {
  let line = 0;
  let column = 0;
  return facts.map((fact) => {
    const needed = widthOf(fact.label, FACT.size, 'regular') + FACT.gap + widthOf(fact.value, FACT.size, 'bold');
    const columns = [1, 2, FACT_COLUMNS].find((some) => needed <= factWidth(some, width)) ?? FACT_COLUMNS;
    if (column + columns > FACT_COLUMNS) {
      line += 1;
      column = 0;
    }
    const placed = { ...fact, line, column, columns };
    column += columns;
    return placed;
  });
}

/** The number of lines of placed facts. */
export const linesOf = (placed: readonly PlacedFact[]): number => Math.max(0, ...placed.map(({ line }) => line)) + 1;
