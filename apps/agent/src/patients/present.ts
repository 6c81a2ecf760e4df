import type { AgentPatient } from '@isopter/contract';
import { displayName } from '@isopter/server/agent';
import type { AgentIdentity } from '../auth/identity.ts';
import type { patient } from '../db/schema.ts';

type Row = typeof patient.$inferSelect;

/** Returns a patient as the preferences of the clinic let it be seen: without names where they are kept out [PAT-13]. */
export function presentPatient(row: Row, { disablePi }: Pick<AgentIdentity, 'disablePi'>): AgentPatient {
  const names = disablePi
    ? { first_name: null, last_name: null, ideographic_name: null, phonetic_name: null }
    : {
        first_name: row.firstName,
        last_name: row.lastName,
        ideographic_name: row.ideographicName,
        phonetic_name: row.phoneticName,
      };
  return {
    id: row.id,
    ...names,
    display_name: displayName(row, { disable_pi: disablePi }),
    date_of_birth: row.dateOfBirth,
    email: row.email,
    phone: row.phone,
    patient_id_number: row.patientIdNumber,
    updated: row.updated.toISOString(),
    version: row.version,
  };
}
