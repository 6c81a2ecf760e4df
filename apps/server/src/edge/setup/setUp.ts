import { OfficeGroupWrite } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { account, audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { StartError } from '../../platform/lib/startError.ts';
import { createCustomer } from '../../clinic/support/newCustomer.ts';

/** The first account of a database. */
export interface FirstAccount {
  username: string;
  /** Generated. It must be changed at the first sign-in; only its hash is stored. */
  password: string;
}

/** Options of the command, by the field they fill. */
export const OPTIONS = {
  clinic: 'name',
  username: 'user.username',
  email: 'user.email',
  'first-name': 'user.first_name',
  'last-name': 'user.last_name',
} as const;
export type Options = Partial<Record<keyof typeof OPTIONS, string>>;

/** @throws StartError with a line for each missing or invalid option */
function readOptions(given: Options): OfficeGroupWrite {
  const { clinic, username, email } = given;
  const user = { username, email, first_name: given['first-name'], last_name: given['last-name'] };
  const read = OfficeGroupWrite.safeParse({ name: clinic, user });
  if (read.success) return read.data;
  const fields = new Set(read.error.issues.map(({ path }) => path.join('.')));
  const lines = Object.entries(OPTIONS)
    .filter(([, field]) => fields.has(field))
    .map(([option]) => `--${option}: ${given[option as keyof Options] === undefined ? 'missing' : 'not valid'}`);
  throw new StartError(lines.join('\n'));
}

/**
 * Creates the first office group of a database, with the account of its administrator, who then adds offices and users.
 * @throws StartError if an option is missing or not valid, or if the database already has accounts
 */
export async function setUp(db: Db, given: Options): Promise<FirstAccount> {
  const customer = readOptions(given);
  return db.transaction(async (tx) => {
    // two commands at once: the second one waits here and then finds an account
    await tx.execute(sql`lock table ${account} in share row exclusive mode`);
    if ((await tx.$count(account)) > 0)
      throw new StartError('The database already has accounts. An administrator adds others in the application.');
    const { officeGroupId, accountId, password } = await createCustomer(tx, customer);
    await tx.insert(audit).values({
      officeGroupId,
      actorKind: 'server',
      action: 'createOfficeGroup',
      objectKind: 'account',
      objectIds: [accountId],
      patientIds: [],
      result: 200,
    });
    return { username: customer.user.username, password };
  });
}
