import type { Engine, Result } from './scenario.ts';

const HEAD = [
  'what happened',
  'database',
  'times',
  'acknowledged',
  'stored',
  'lost',
  'patients 200',
  'lost',
  'duplicates',
  'gaps',
  'tests finished',
  'back after, median',
  'longest',
  'server crashes',
  'remarks',
];

const seconds = (ms: number | undefined): string => (ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`);

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** A row of the table. */
export function rowOf(title: string, engine: Engine, { times, count, back, crashes, faults, note }: Result): string[] {
  return [
    title,
    engine === 'postgres' ? 'PostgreSQL' : 'embedded',
    String(times),
    ...(count
      ? [
          count.acknowledged,
          count.stored,
          count.lost,
          count.patientsAnswered,
          count.patientsLost,
          count.duplicates,
          count.gaps,
          `${count.finished} of ${count.tests}`,
        ].map(String)
      : Array.from({ length: 8 }, () => '-')),
    seconds(median(back)),
    seconds(back.length > 0 ? Math.max(...back) : undefined),
    String(crashes),
    [...faults, ...(note === undefined ? [] : [note])].join('; '),
  ];
}

/** Returns the faults of a result; empty if it is good. */
export function wrongs({ count, crashes, faults }: Result): string[] {
  const found = [...faults];
  if (crashes > 0) found.push(`the server crashed ${crashes} times`);
  if (!count) return found;
  if (count.lost > 0) found.push(`${count.lost} acknowledged records lost`);
  if (count.patientsLost > 0) found.push(`${count.patientsLost} saved patients lost`);
  if (count.duplicates > 0) found.push(`${count.duplicates} duplicates`);
  if (count.gaps > 0) found.push(`${count.gaps} gaps`);
  if (count.finished < count.tests) found.push(`${count.tests - count.finished} tests did not finish`);
  return found;
}

/** Returns a Markdown table with aligned columns. */
export function markdown(rows: readonly (readonly string[])[]): string {
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
