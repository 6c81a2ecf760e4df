import type { AppLanguage } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { account } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Background } from '../lib/background.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { letterWords } from '../outbox/words.ts';
import { effectivePreferences } from '../preferences/preferences.ts';
import { type Issued, OPEN_MINUTES } from './reset.ts';

interface Addressee {
  email: string;
  phone: string | null;
  language: AppLanguage;
}

/** How an account is reached, and in which language. */
async function addresseeOf(db: Db, id: string): Promise<Addressee | undefined> {
  const [row] = await db
    .select({ email: account.email, phone: account.phoneNumber, preferences: account.preferences })
    .from(account)
    .where(eq(account.id, id));
  return row && { ...row, language: effectivePreferences({}, row.preferences).app_language };
}

interface Way {
  outbox: Outbox;
  /** Where people reach this server. It is never taken from a request, which anybody may write as they like. */
  address: string | undefined;
  /** The name people know the product by. */
  product: string;
}

/** Sends the way to a new password to the person it belongs to [RESET-03]. */
export async function sendReset(db: Db, issued: Issued, { outbox, address = '', product }: Way): Promise<void> {
  const to = await addresseeOf(db, issued.accountId);
  if (!to) return;
  const words = letterWords(to.language);
  const minutes = OPEN_MINUTES[issued.door];
  const date = new Date();
  if (issued.door === 'pin') {
    await outbox.sendText?.({
      to: to.phone ?? '',
      text: words('resetPin', { pin: issued.secret, minutes, product }),
      date,
    });
    return;
  }
  const link = `${address}/reset-password?${new URLSearchParams({ email: to.email, code: issued.secret })}`;
  const subject = words('resetSubject', { product });
  await outbox.sendLetter?.({ to: to.email, subject, text: words('resetText', { link, minutes, product }), date });
}

/** What somebody is told of their own account, should it not have been them [OUR-91, OUR-95, OUR-122]. */
export type Notice = 'changed' | 'emailChanged' | 'keyAdded' | 'keyRemoved';

/**
 * Tells somebody by letter what was done with their account.
 * @param former an address they had until then, which is told as well
 */
export function tellOf(
  { db, outbox, background }: { db: Db; outbox?: Outbox; background: Background },
  id: string,
  notice: Notice,
  values: Readonly<Record<string, string>> = {},
  former?: string,
): void {
  const { sendLetter } = outbox ?? {};
  if (!sendLetter) return;
  background.run('a notice of what was done with an account', async () => {
    const to = await addresseeOf(db, id);
    if (!to) return;
    const words = letterWords(to.language);
    const [subject, text] = [words(`${notice}Subject`, values), words(`${notice}Text`, values)];
    const date = new Date();
    const addresses = new Set([to.email, former ?? to.email]);
    await Promise.all([...addresses].map((address) => sendLetter({ to: address, subject, text, date })));
  });
}
