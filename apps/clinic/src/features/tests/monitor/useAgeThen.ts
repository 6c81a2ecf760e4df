import { useCall } from '@isopter/api-client';
import { ageAt, ageToday, type Test } from '@isopter/contract';

/**
 * Returns the patient's age on the day of a test, by which monitors choose norms; of a test that has not begun, the age today.
 * @returns null where no birth is known, undefined until the patient is loaded
 */
export function useAgeThen({
  patient: id,
  time_start,
  timezone,
}: Pick<Test, 'patient' | 'time_start' | 'timezone'>): number | null | undefined {
  const { data: patient } = useCall('getPatient', id ? { params: { id } } : null, { silent: true });
  if (id && !patient) return undefined;
  const birth = patient?.date_of_birth;
  return time_start ? ageAt(birth, time_start, timezone) : ageToday(birth, timezone);
}
