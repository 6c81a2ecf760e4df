import { ERROR, isNameless, type TestUpdate } from '@isopter/contract';
import type { Identity } from '../../../access/auth/identity.ts';

/** A server that gets no personal data reaches no patient at home: the clinic tells them itself. */
export function contactProblems(
  given: Pick<TestUpdate, 'patient_email' | 'patient_phone'>,
  { preferences }: Pick<Identity, 'preferences'>,
): Record<string, string[]> {
  if (!isNameless(preferences)) return {};
  const fields = (['patient_email', 'patient_phone'] as const).filter((field) => given[field]);
  return Object.fromEntries(fields.map((field) => [field, [ERROR.CONTACT_KEPT]]));
}
