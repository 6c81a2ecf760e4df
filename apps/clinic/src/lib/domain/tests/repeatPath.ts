import { FORM_EYES, type FormEye, type Test } from '@isopter/contract';
import { NO_PATIENT } from './noPatient.ts';

/** The test that a new test repeats, and the eye. */
export interface Repeat {
  test: string;
  /** Undefined where the test itself says. */
  eye: FormEye | undefined;
}

/**
 * Where a new test with the settings of another is begun.
 * @param eye the eye to be tested; without it the one of the other test
 */
export function repeatPath({ id, patient }: Pick<Test, 'id' | 'patient'>, eye?: FormEye): string {
  const query = new URLSearchParams({ repeat: id, ...(eye && { eye }) });
  return `/tests/new/${patient ?? NO_PATIENT}?${query}`;
}

/** Parses the repeated test from an address; the reverse of {@link repeatPath}. */
export function repeatOf(query: URLSearchParams): Repeat | undefined {
  const test = query.get('repeat');
  return test === null ? undefined : { test, eye: FORM_EYES.find((one) => one === query.get('eye')) };
}
