import { familyOf, isSameFamily } from '@isopter/clinical/perimetry/progression';
import type { MeasuredField, SingleEye } from '@isopter/contract';

/** What a field is compared by. */
export interface Compared {
  /** The id of its test. */
  id: string;
  /** When it was tested. */
  time: string;
  program: string;
  size: number;
}

/**
 * The field that an eye's newest one stands beside: the newest before it of the same program and size that is reliable and
 * that nobody took out, as on the report; `null` if there is none.
 */
export function earlierField(fields: readonly MeasuredField[], eye: SingleEye, to: Compared): MeasuredField | null {
  const family = familyOf(to);
  const found = fields.findLast(
    (field) =>
      field.eye === eye &&
      field.test !== to.id &&
      Date.parse(field.time) < Date.parse(to.time) &&
      field.flags.length === 0 &&
      field.exclusion === null &&
      isSameFamily(familyOf(field), family),
  );
  return found ?? null;
}
