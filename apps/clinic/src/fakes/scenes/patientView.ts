import type { BackendHandlers } from '../stage/backend.ts';
import { doctors, ethnicities, genders, patients } from '../data/clinic.ts';
import { courseHandlers, sampleCourse } from '../data/course.ts';

/** The patient of the page. */
export const patient = patients[0]!;

/** A clinic in which so many tests of the patient were done. */
export const clinic = (tests: number, more: BackendHandlers = {}): { handlers: BackendHandlers } => ({
  handlers: {
    ...courseHandlers(patient, sampleCourse(tests, tests > 50 ? 12 : 120)),
    listDoctors: () => doctors,
    listGenders: () => genders,
    listEthnicities: () => ethnicities,
    ...more,
  },
});
