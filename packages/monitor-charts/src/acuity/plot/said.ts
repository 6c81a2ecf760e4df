import { type Acuity, type AcuityValue, snellenOf } from '@isopter/clinical/acuity';
import type { SystemUnit } from '@isopter/contract';
import type { AcuityWords } from '../acuity.texts.ts';
import type { Format } from './series.ts';

/** A number with the sign of the end of the display beyond which it lies: `>20/800`, `<−0.30`. */
export const signed = ({ beyond }: AcuityValue, number: string): string =>
  beyond === null ? number : `${beyond === 'better' ? '<' : '>'}${number}`;

/** A value as its nearest line in one notation: "20/32"; beyond the display "Worse than 20/800", "20/10 or better". */
export function lineText(
  texts: Pick<AcuityWords, 'worseThan' | 'orBetter'>,
  value: AcuityValue,
  unit: SystemUnit,
): string {
  const size = snellenOf(value.logmar, unit);
  if (value.beyond === null) return size;
  return value.beyond === 'worse' ? texts.worseThan({ size }) : texts.orBetter({ size });
}

/** A value in logMAR: "0.24", beyond the display ">1.60". */
export const logmarText = (value: AcuityValue, format: Format): string => signed(value, format(value.logmar, 2));

/** An acuity in logMAR with its 95 % interval; without one if it lies beyond the display. */
export function measuredText(texts: Pick<AcuityWords, 'measured' | 'logmar'>, acuity: Acuity, format: Format): string {
  const value = logmarText(acuity, format);
  if (!acuity.interval) return texts.logmar({ value });
  const [from, to] = acuity.interval.map((end) => logmarText(end, format)) as [string, string];
  return texts.measured({ value, from, to });
}
