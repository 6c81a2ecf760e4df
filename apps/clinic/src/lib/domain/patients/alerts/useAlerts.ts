import { usePatientAlerts } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useSignedIn } from '../../../platform/session/session.ts';

/** The alerts of a patient; visitors of the demo mode see none [OUR-762]. */
export const useAlerts = (patientId: Id): ReturnType<typeof usePatientAlerts> =>
  usePatientAlerts(patientId, !useSignedIn().demo_mode);
