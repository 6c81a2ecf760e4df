import { ERROR, type TestUpdate } from '@isopter/contract';
import type { Identity } from '../auth/identity.ts';

/** In zero-PII mode no server reaches a patient at home, so it is not told how: the clinic tells them itself. */
export function contactProblems(
  given: Pick<TestUpdate, 'patient_email' | 'patient_phone'>,
  { preferences }: Pick<Identity, 'preferences'>,
): Record<string, string[]> {
  if (!preferences.enable_zero_pii) return {};
  const fields = (['patient_email', 'patient_phone'] as const).filter((field) => given[field]);
  return Object.fromEntries(fields.map((field) => [field, [ERROR.CONTACT_KEPT]]));
}
