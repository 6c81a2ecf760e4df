import { AGES_MAX, ageOn, type Patient, type TestDay } from '@isopter/contract';

/** Query parameters with a patient's age, for norms when the server does not know the date of birth. */
export interface AgeQuery {
  age?: string;
  /** Ages on the days of tests, which the server cannot compute for an encrypted patient [PII-12]. */
  ages?: string;
}

/** Returns whether only the browser knows the date of birth. */
export const knowsBirthAlone = ({ is_encrypted, date_of_birth }: Patient): boolean =>
  is_encrypted && Boolean(date_of_birth);

/** Returns the ages of a patient as calls send them. @param days of the tests, the newest first, of an encrypted patient */
export function ageQuery(patient: Patient, days: readonly TestDay[] = []): AgeQuery {
  const { age, date_of_birth: birth } = patient;
  const ages = days.slice(0, AGES_MAX).flatMap(({ test, day }) => {
    const then = birth ? ageOn(birth, day) : undefined;
    return then === undefined ? [] : [`${test}:${then}`];
  });
  return {
    ...(typeof age === 'number' && { age: String(age) }),
    ...(knowsBirthAlone(patient) && ages.length > 0 && { ages: ages.join(',') }),
  };
}
