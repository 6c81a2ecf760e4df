import type { Handlers } from '../../../access/http/calls.ts';
import { requirePatient } from '../../patients/require.ts';
import { lastInterpretation } from '../reading/interpretation.ts';
import { findEnteredSamples } from './enteredSamples.ts';
import { findCourse, findTestDays, findTrendSamples } from './course.ts';

/** The course of a patient [OUR-160, OUR-161]. */
export const courseCalls: Handlers = {
  async listCourse({ db, user, params, query, concerns }) {
    await requirePatient(db, user, params.id);
    concerns({ objectKind: 'test', patientIds: [params.id] });
    return findCourse(db, user, params.id, query);
  },

  async listTestDays({ db, user, params, concerns }) {
    await requirePatient(db, user, params.id);
    concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
    return findTestDays(db, user, params.id);
  },

  async listTrendSamples({ db, user, params, concerns }) {
    await requirePatient(db, user, params.id);
    concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
    return findTrendSamples(db, user, params.id);
  },

  async listEnteredSamples({ db, user, params, concerns }) {
    await requirePatient(db, user, params.id);
    concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
    return findEnteredSamples(db, user, params.id);
  },

  async getLastInterpretation({ db, user, params, concerns }) {
    await requirePatient(db, user, params.id);
    concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
    return lastInterpretation(db, user, params.id);
  },
};
