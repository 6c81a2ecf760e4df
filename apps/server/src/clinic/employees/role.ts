import { ERROR, type Group } from '@isopter/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { account, patient, person, test, testBundle } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalidField } from '../../platform/lib/errors.ts';
import type { EmployeeRow } from './present.ts';

/** Doctors and operators are offered by forms and named in reports; each has a person of that kind. */
const KINDS = [
  { group: 'DOCTOR', kind: 'doctor', column: 'doctorId', inUse: ERROR.DOCTOR_IN_USE },
  { group: 'OPERATOR', kind: 'operator', column: 'operatorId', inUse: ERROR.OPERATOR_IN_USE },
] as const satisfies readonly { group: Group; kind: string; column: keyof EmployeeRow; inUse: string }[];

type Acting = Pick<
  EmployeeRow,
  'id' | 'firstName' | 'lastName' | 'officeGroupId' | 'doctorId' | 'operatorId' | 'suspended'
>;

const named = (where: SQL | undefined, table: typeof patient | typeof test | typeof testBundle): SQL =>
  sql`exists (select 1 from ${table} where ${where})`;

/** Returns whether a patient, test or bundle, deleted or not, refers to the person. */
async function isInUse(db: Db, id: string): Promise<boolean> {
  const [found] = await db
    .select({
      isNamed: sql<boolean>`${named(eq(patient.doctorId, id), patient)}
        or ${named(or(eq(test.doctorId, id), eq(test.operatorId, id)), test)}
        or ${named(or(eq(testBundle.doctorId, id), eq(testBundle.operatorId, id)), testBundle)}`,
    })
    .from(sql`(select 1) as nothing`);
  return found?.isNamed ?? true;
}

/**
 * Adds the doctor or operator that a user's roles need, with the user's name, and removes those no longer needed.
 * @throws ApiError 400 at `groups` when that one is in use [ORG-06, ERR-05]
 */
export async function settleRole(db: Db, who: Acting, groups: readonly Group[]): Promise<void> {
  for (const { group, kind, column, inUse } of KINDS) {
    const held = who[column];
    const name = { firstName: who.firstName, lastName: who.lastName };
    if (groups.includes(group)) {
      if (held) await db.update(person).set(name).where(eq(person.id, held));
      else {
        const [made] = await db
          .insert(person)
          .values({ ...name, kind, officeGroupId: who.officeGroupId, active: who.suspended === null })
          .returning({ id: person.id });
        await db
          .update(account)
          .set({ [column]: made?.id })
          .where(eq(account.id, who.id));
      }
    } else if (held) {
      if (await isInUse(db, held)) throw invalidField('groups', inUse);
      await db
        .update(account)
        .set({ [column]: null })
        .where(eq(account.id, who.id));
      await db.delete(person).where(eq(person.id, held));
    }
  }
}
