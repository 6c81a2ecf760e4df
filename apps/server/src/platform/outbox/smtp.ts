import { createTransport } from 'nodemailer';
import { mailOptions } from './message.ts';
import type { Outbox } from './outbox.ts';

/** Timeout of a mail server's answers, in milliseconds. */
const PATIENCE_MS = 10_000;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Hands letters to a mail server. They carry reports and ways into accounts, so they leave this machine encrypted alone.
 * @param url `smtps://user:password@host` or `smtp://host:port`, which then has to offer STARTTLS
 * @param from bare address
 */
export function smtp(url: URL, from: string): Required<Pick<Outbox, 'sendLetter'>> {
  const transport = createTransport({
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    secure: url.protocol === 'smtps:',
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    requireTLS: !THIS_MACHINE.has(url.hostname),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async sendLetter(letter) {
      await transport.sendMail(mailOptions(letter, from)).catch((error: unknown) => {
        // the server's own text may have a person's address in it, which must not be logged
        const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
        throw new Error(`the mail server did not take a letter: ${code} ${responseCode}`.trim());
      });
    },
  };
}
