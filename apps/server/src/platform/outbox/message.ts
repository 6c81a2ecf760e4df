import MailComposer from 'nodemailer/lib/mail-composer';
import { writable } from '@isopter/contract';
import type { Letter } from './outbox.ts';

/** Returns the options of a letter for the mail library. */
export const mailOptions = ({ to, subject, text, attachment, date }: Letter, from: string) => ({
  from,
  to,
  // what no header can hold is left out before it is encoded
  subject: writable(subject).trim(),
  text,
  date,
  attachments: attachment
    ? [{ filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.content) }]
    : [],
  // the content of a letter is never read from a file or a URL
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Returns the letter as sent over the wire (RFC 5322, MIME).
 * @param from bare address
 */
export const letterBytes = (letter: Letter, from: string): Promise<Buffer> =>
  new MailComposer({ ...mailOptions(letter, from), newline: 'windows' }).compile().build();
