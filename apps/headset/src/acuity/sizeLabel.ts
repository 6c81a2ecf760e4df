import { notationsOf } from '@isopter/clinical/acuity';
import type { SystemUnit } from '@isopter/contract';

/** The name of a line, logMAR, as charts in feet (20/25) or in metres (6/7.6) give it. */
export function sizeLabel(size: number, unit: SystemUnit): string {
  // a display has the sizes between the lines too; they go by the name of the nearest one
  const { feet } = notationsOf(Math.round(10 * size) / 10);
  return unit === 'INT' ? `6/${notationsOf(size).metres}` : `20/${feet}`;
}
