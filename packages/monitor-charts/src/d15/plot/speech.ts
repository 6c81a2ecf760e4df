import { capOf, REFERENCE } from '@isopter/clinical/d15';
import type { D15Words } from '../d15.texts.ts';

/** The announced description of a cap: "Cap 7, 5GY 5/4, in place 12". */
export function capText(
  texts: D15Words,
  cap: number,
  order: readonly number[],
  format: (value: number) => string,
): string {
  const values = { cap: format(cap), munsell: capOf(cap).munsell };
  const place = order.indexOf(cap) + 1;
  if (cap === REFERENCE) return texts.capFixed(values);
  return place > 0 ? texts.capPlaced({ ...values, place: format(place) }) : texts.cap(values);
}
