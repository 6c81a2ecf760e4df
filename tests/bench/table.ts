/** What a benchmark prints. */
export interface Table {
  title: string;
  head: string[];
  rows: string[][];
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** The value below which this share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Prints a table with columns as wide as they need to be. */
export function print({ title, head, rows }: Table): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  console.log(`\n${title}`);
  for (const row of all) console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`);
}
