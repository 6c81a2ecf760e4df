import { eq } from 'drizzle-orm';
import type { Duo } from '../../duo/client.ts';
import { account } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { notFound } from '../../../platform/lib/errors.ts';
import { digest, digestsOf, newSecret, sameSecret } from '../../../platform/lib/secret.ts';
import type { HalfSignIn } from './halfSignIn.ts';
import { factorUnavailable, factorUnverified } from './refusedFactor.ts';

async function usernameOf(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ username: account.username }).from(account).where(eq(account.id, id));
  if (!row) throw notFound();
  return row.username;
}

interface AskedDuo {
  /** Duo's address for the browser. */
  url: string;
  /** Stored with the half-done sign-in to check the answer. */
  kept: { duoState: string; duoNonce: string };
}

/** Starts a prompt of Duo. @throws ApiError 403 where it is not set up, or does not answer */
export async function askDuo(db: Db, duo: Duo | undefined, accountId: string): Promise<AskedDuo> {
  if (!duo) throw factorUnavailable();
  const [state, nonce] = [newSecret(), newSecret()];
  const username = await usernameOf(db, accountId);
  const url = await duo.prompt({ username, nonce }, state).catch(() => {
    throw factorUnavailable();
  });
  return { url, kept: { duoState: digest(state), duoNonce: nonce } };
}

/** Returns whether Duo's answer belongs to this sign-in and the person approved. @throws ApiError 403 if Duo is down */
export async function isApproved(
  db: Db,
  duo: Duo,
  { accountId, duoState, duoNonce }: HalfSignIn,
  { duo_state, duo_code }: { duo_state: string; duo_code: string },
): Promise<boolean> {
  if (!digestsOf(duo_state).some((one) => sameSecret(one, duoState ?? ''))) return false;
  const username = await usernameOf(db, accountId);
  return duo.approved(duo_code, { username, nonce: duoNonce ?? '' }).catch(() => {
    throw factorUnverified();
  });
}
