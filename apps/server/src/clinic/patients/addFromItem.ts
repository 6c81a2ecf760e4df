import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import type { SentWorkItem } from '../../platform/db/tables/pacsTypes.ts';
import { gender, patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { patientsNumbered } from './numbered.ts';
import { newPatientOf, numberOf, patientOfItem } from './ofItem.ts';
import { searchColumns } from './searchColumns.ts';

type PatientRow = typeof patient.$inferSelect;

/** The sexes DICOM has and we have a word for (PS3.3, C.2.2.1). */
const GENDERS: Readonly<Record<string, string>> = { F: 'Female', M: 'Male' };

/**
 * Returns the patient of a worklist item: the one with its number, else a new one [OUR-340].
 * @param doctorId of a new patient
 * @returns undefined if the item matches no patient for certain
 */
export async function patientForItem(
  db: Db,
  user: Identity,
  item: Pick<SentWorkItem, 'texts' | 'names'>,
  doctorId: string,
): Promise<{ row: PatientRow; isNew: boolean } | undefined> {
  const numbered = await patientsNumbered(db, user, [numberOf(item)]);
  const found = patientOfItem(item, numbered.get(numberOf(item)) ?? [], user);
  if (found === null) return undefined;
  if (found !== 'new') {
    const [row] = await db.select().from(patient).where(eq(patient.id, found.id));
    return row && { row, isNew: false };
  }
  const facts = newPatientOf(item, user);
  if (!facts) return undefined;
  const names = {
    firstName: facts.first_name ?? null,
    lastName: facts.last_name ?? null,
    ideographicName: facts.ideographic_name ?? null,
    phoneticName: facts.phonetic_name ?? null,
    patientIdNumber: facts.patient_id_number ?? null,
    dateOfBirth: facts.date_of_birth ?? null,
    phone: null,
  };
  const [row] = await db
    .insert(patient)
    .values({
      ...names,
      genderId: await genderOf(db, item),
      doctorId,
      officeGroupId: user.officeGroupId,
      officeId: user.offices[0] ?? null,
      ...searchColumns(names),
    })
    .returning();
  return row && { row, isNew: true };
}

/** Audit entry of a patient who was added with a test. */
export const aboutAdded = (id: string) => ({
  action: 'createPatient',
  objectKind: 'patient',
  objectIds: [id],
  patientIds: [id],
});

async function genderOf(db: Db, { texts }: Pick<SentWorkItem, 'texts'>): Promise<string | null> {
  const name = GENDERS[texts['patient_sex'] ?? ''];
  if (name === undefined) return null;
  const [row] = await db.select({ id: gender.id }).from(gender).where(eq(gender.name, name));
  return row?.id ?? null;
}
