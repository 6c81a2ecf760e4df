import { ERROR, isNameless, type TestUpdate } from '@isopter/contract';
import type { Identity } from '../../../access/auth/identity.ts';

/** A server without personal data cannot contact patients at home: the clinic does that itself. */
export function contactProblems(
  given: Pick<TestUpdate, 'patient_email' | 'patient_phone'>,
  { preferences }: Pick<Identity, 'preferences'>,
): Record<string, string[]> {
  if (!isNameless(preferences)) return {};
  const fields = (['patient_email', 'patient_phone'] as const).filter((field) => given[field]);
  return Object.fromEntries(fields.map((field) => [field, [ERROR.CONTACT_KEPT]]));
}
