import type { Result } from './steps.ts';

const seconds = (value: number | null): string => (value === null ? '' : value.toFixed(0));

/** A Markdown table of the steps with their wall and CPU time in seconds. */
export function stepTable(results: readonly Result[]): string {
  const rows = results.map(({ name, outcome, reason, wallSeconds, cpuSeconds }) => [
    name,
    seconds(wallSeconds),
    seconds(cpuSeconds),
    reason === undefined ? outcome : `${outcome}: ${reason}`,
  ]);
  const all = [['step', 'wall, s', 'CPU, s', 'result'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 1 || column === 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 1 || column === 2 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(all[0]!), rule, ...rows.map(line)].join('\n');
}
