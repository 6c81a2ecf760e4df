import {
  type AuditChange,
  type CallName,
  type EmployeeAction,
  type EmployeesChange,
  ERROR_NAME,
} from '@isopter/contract';
import type { Identity } from '../../access/auth/identity.ts';
import { watchChanges } from '../../access/auditTrail/changes/watch.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError, refused } from '../../platform/lib/errors.ts';
import { readToManage, updateEmployee } from './keep.ts';
import { presentEmployee } from './present.ts';
import { inviteAgain } from './welcome.ts';
import { reinstateEmployee, suspendEmployee } from './suspend.ts';

/** The result of a change for one user. */
export interface Changed {
  id: string;
  done: boolean;
  /** Name of the error. */
  code?: string | undefined;
  reason?: string;
  /** The digests of sessions that ended. */
  ended: readonly string[];
  /** Changed fields for the access log. */
  changes: AuditChange[];
}

/** The call that each change is recorded as, for each user. */
export const RECORDED_AS = {
  move: 'updateEmployee',
  add_office: 'updateEmployee',
  suspend: 'suspendEmployee',
  reinstate: 'reinstateEmployee',
  resend: 'resendEmployeeInvitation',
} as const satisfies Record<EmployeeAction, CallName>;

/** Step-up authentication is done: the call that changes several users requires it. */
const isProven = (): Promise<void> => Promise.resolve();

/** @returns the digests of the ended sessions */
async function change(
  db: Db,
  user: Identity,
  id: string,
  { action, office }: Pick<EmployeesChange, 'action' | 'office'>,
): Promise<readonly string[]> {
  const row = await readToManage(db, user, id);
  const move = async (offices: readonly string[]): Promise<readonly string[]> => {
    await updateEmployee(db, user, id, { version: row.version, offices: [...offices] }, isProven, false);
    return [];
  };
  const actions: Record<EmployeeAction, () => Promise<readonly string[]>> = {
    move: () => move([office ?? '']),
    add_office: () => {
      const { offices } = presentEmployee(row, user);
      if (offices.includes(office ?? '')) throw refused('WorksThere', 'This person already works in the office.');
      return move([...offices, office ?? '']);
    },
    suspend: () => suspendEmployee(db, user, row),
    reinstate: async () => {
      await reinstateEmployee(db, row);
      return [];
    },
    resend: async () => {
      await inviteAgain(db, row);
      return [];
    },
  };
  return actions[action]();
}

/** Returns the reason why a user was not changed: the message of the first refused field, or of the error. */
function reasonOf({ body: { detail, name, fields } }: ApiError): Pick<Changed, 'code' | 'reason'> {
  const message = Object.values(fields ?? {})[0]?.[0];
  if (fields?.['administrated_offices']) return { code: 'AdministersNothing', reason: message ?? detail };
  return { code: name, reason: message ?? detail };
}

/**
 * Changes several users [OUR-525]. Each change is made as a separate one: users who cannot be changed stay unchanged, with
 * the reason, and the others are changed. Users who do not exist, or are out of reach, are left out of the results.
 */
export async function changeEmployees(db: Db, user: Identity, body: EmployeesChange): Promise<Changed[]> {
  const results: Changed[] = [];
  for (const id of new Set(body.ids)) {
    try {
      const done = await db.transaction(async (tx) => {
        const input = { user, params: { id }, body };
        const changesOf = await watchChanges(tx, RECORDED_AS[body.action], input);
        return { ended: await change(tx, user, id, body), changes: await changesOf([id]) };
      });
      results.push({ id, done: true, ...done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.body.name === ERROR_NAME.NOT_FOUND) continue;
      results.push({ id, done: false, ...reasonOf(error), ended: [], changes: [] });
    }
  }
  return results;
}
