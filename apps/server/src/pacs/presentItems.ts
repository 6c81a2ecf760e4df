import type { WorkItem } from '@isopter/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { patientScope } from '../auth/scope.ts';
import { patient } from '../db/schema.ts';
import type { SentWorkItem } from '../db/pacsTypes.ts';
import type { Db } from '../db/store.ts';
import { type Known, patientOfItem } from './patientOfItem.ts';

const numberOf = ({ texts }: SentWorkItem): string => texts['patient_id'] ?? '';

/** Items as the user sees them, with the patients they are of [ENT-41]; without names where those are kept out [PAT-13]. */
export async function presentItems(
  db: Db,
  user: Identity,
  rows: readonly { id: string; item: SentWorkItem }[],
): Promise<WorkItem[]> {
  const known = await knownPatients(
    db,
    user,
    rows.map(({ item }) => numberOf(item)),
  );
  return rows.map(({ id, item }): WorkItem => {
    const { patientId, isReady } = patientOfItem(item, known.get(numberOf(item)) ?? []);
    return {
      ...item.texts,
      status: item.status,
      status_details: item.status_details,
      ...(user.preferences.disable_pi && {
        patient_name: null,
        patient_birth_date: item.texts['patient_birth_date']?.slice(0, 4) ?? null,
      }),
      id,
      visuall_patient_id: patientId,
      can_create_patient: isReady,
    };
  });
}

/** The patients of the office group with these numbers, and which of them the user knows. */
async function knownPatients(db: Db, user: Identity, numbers: readonly string[]): Promise<Map<string, Known[]>> {
  const asked = [...new Set(numbers.filter(Boolean))];
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({
      id: patient.id,
      number: patient.patientIdNumber,
      birth: patient.dateOfBirth,
      isInReach: sql<boolean>`coalesce(${patientScope(user)}, false)`,
    })
    .from(patient)
    .where(
      and(
        eq(patient.officeGroupId, user.officeGroupId),
        isNull(patient.mergedInto),
        inArray(patient.patientIdNumber, asked),
      ),
    );
  const byNumber = new Map<string, Known[]>();
  for (const { number, ...one } of rows) byNumber.set(number ?? '', [...(byNumber.get(number ?? '') ?? []), one]);
  return byNumber;
}
