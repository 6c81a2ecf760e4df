import { inArray, isNotNull, isNull, or, type SQL, and } from 'drizzle-orm';
import type { AgentIdentity } from '../auth/identity.ts';
import { patient } from '../db/schema.ts';

const ofOffices = ({ allOffices, offices }: AgentIdentity): SQL | undefined =>
  allOffices ? undefined : or(isNull(patient.officeId), inArray(patient.officeId, [...offices]));

/** Patients that a user reaches. All others do not exist for them. */
export const patientScope = (user: AgentIdentity): SQL | undefined => and(isNull(patient.mergedInto), ofOffices(user));

/** Merged patients, until they are deleted. The server decides how long a merge can be undone. */
export const mergedScope = (user: AgentIdentity): SQL | undefined =>
  and(isNotNull(patient.mergedInto), ofOffices(user));
