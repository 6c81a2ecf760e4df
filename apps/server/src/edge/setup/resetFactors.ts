import { resetFactors } from '../../access/auth/factors/factorReset.ts';
import { writeAudit } from '../../access/auth/audit.ts';
import { tellOf } from '../../access/auth/letters/letters.ts';
import { whoHas } from '../../access/auth/signIn.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Background } from '../../platform/lib/background.ts';
import { StartError } from '../../platform/lib/startError.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';

interface Services {
  db: Db;
  outbox?: Outbox;
  background: Background;
}

/**
 * Removes the second factors of a user who cannot sign in and whom no administrator can help [OUR-579]. The operator has to
 * check who asked. Ends all sessions of the user and sends a letter; the password stays as it is.
 * @param login the user name, e-mail address or phone number
 * @throws StartError if no active user has it
 */
export async function resetFactorsOf(services: Services, login: string | undefined): Promise<void> {
  if (!login) throw new StartError('--username: missing');
  const found = await whoHas(services.db, login);
  if (!found) throw new StartError(`--username: no active user is called ${login}`);
  const { accountId, officeGroupId } = found;
  await services.db.transaction(async (tx) => {
    await resetFactors(tx, accountId);
    await writeAudit(tx, {
      action: 'resetFactorsByOperator',
      result: 200,
      actor: 'server',
      officeGroupId,
      objectKind: 'account',
      objectIds: [accountId],
    });
  });
  tellOf(services, accountId, 'factorsResetByOperator');
}
