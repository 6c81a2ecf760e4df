import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Numbered } from './ofItem.ts';

/** Returns the patients of the office group with these numbers, and whether the user has access to them. */
export async function patientsNumbered(
  db: Db,
  user: Identity,
  numbers: readonly string[],
): Promise<Map<string, Numbered[]>> {
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
  const byNumber = new Map<string, Numbered[]>();
  for (const { number, ...one } of rows) byNumber.set(number ?? '', [...(byNumber.get(number ?? '') ?? []), one]);
  return byNumber;
}
