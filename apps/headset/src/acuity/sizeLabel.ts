import type { SystemUnit } from '@isopter/contract';

/** The distances of charts in feet, of which each is the next one's tenth root of ten: 20/20, 20/25, 20/32. */
const DECADE = [10, 12.5, 16, 20, 25, 32, 40, 50, 63, 80] as const;

/** The line a chart in feet calls 10 lies three steps of 0.1 logMAR above 20/20. */
const FIRST = -3;

function inFeet(size: number): number {
  const steps = Math.round(10 * size) - FIRST;
  const decades = Math.floor(steps / DECADE.length);
  return (DECADE[steps - decades * DECADE.length] ?? 20) * 10 ** decades;
}

/** In metres, a decimal below ten. */
function inMetres(size: number): number {
  const metres = 6 * 10 ** size;
  return metres < 9.95 ? Math.round(10 * metres) / 10 : Math.round(metres);
}

/** The name of a line, logMAR, as charts in feet (20/25) or in metres (6/7.6) give it. */
export const sizeLabel = (size: number, unit: SystemUnit): string =>
  unit === 'INT' ? `6/${inMetres(size)}` : `20/${inFeet(size)}`;
