import { type FieldMethod, previousField } from '@isopter/clinical/perimetry/progression';
import type { MeasuredField, SingleEye } from '@isopter/contract';
import { ruled } from '../../../progression/rules/ruled.ts';

/** The properties by which fields are compared. */
export interface Compared extends FieldMethod {
  /** The id of its test. */
  id: string;
  /** When it was tested. */
  time: string;
}

/** The field that an eye's newest one is compared with, as on the report; `null` if there is none. */
export function earlierField(
  fields: readonly MeasuredField[],
  eye: SingleEye,
  { id, time, ...method }: Compared,
): MeasuredField | null {
  const others = fields.filter(({ test }) => test !== id);
  const found = previousField(others.map(ruled), { ...method, eye, at: new Date(time) });
  return others.find((field) => field.test === found?.id && field.eye === eye) ?? null;
}
