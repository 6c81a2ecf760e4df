import type { WorkItem } from '@isopter/contract';
import type { Identity } from '../../access/auth/identity.ts';
import type { SentWorkItem } from '../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../platform/db/store.ts';
import { patientsNumbered } from '../../clinic/patients/numbered.ts';
import { newPatientOf, numberOf, patientOfItem } from '../../clinic/patients/ofItem.ts';

/** The groups of a name other than the one in letters, if the PACS sent them. */
function otherGroups(name: string | undefined): Pick<WorkItem, 'patient_name_ideographic' | 'patient_name_phonetic'> {
  const [, ideographic, phonetic] = name?.split('=') ?? [];
  return {
    ...(ideographic && { patient_name_ideographic: ideographic }),
    ...(phonetic && { patient_name_phonetic: phonetic }),
  };
}

/** Items as the user sees them, with the patients they are of [ENT-41]; without names where those are kept out [PAT-13]. */
export async function presentItems(
  db: Db,
  user: Identity,
  rows: readonly { id: string; item: SentWorkItem }[],
): Promise<WorkItem[]> {
  const numbers = rows.map(({ item }) => numberOf(item));
  const numbered = await patientsNumbered(db, user, numbers);
  return rows.map(({ id, item }): WorkItem => {
    const found = patientOfItem(item, numbered.get(numberOf(item)) ?? [], user);
    const patientId = found === 'new' || found === null ? null : found.id;
    return {
      ...item.texts,
      ...(!user.preferences.disable_pi && otherGroups(item.names?.['patient_name'])),
      status: item.status,
      status_details: item.status_details,
      ...(user.preferences.disable_pi && {
        patient_name: null,
        patient_birth_date: item.texts['patient_birth_date']?.slice(0, 4) ?? null,
      }),
      id,
      visuall_patient_id: patientId,
      can_create_patient: patientId !== null || (found === 'new' && newPatientOf(item, user) !== undefined),
    };
  });
}
