import MailComposer from 'nodemailer/lib/mail-composer';
import { writable } from '../lib/writable.ts';

/** A letter with one file. */
export interface MailMessage {
  /** Bare addresses. */
  from: string;
  to: string;
  subject: string;
  /** Plain text; lines end with `\n`. */
  text: string;
  attachment: { name: string; type: string; content: Uint8Array };
  date: Date;
}

/** The letter as it goes over the wire (RFC 5322, MIME). */
export function mailBytes({ from, to, subject, text, attachment, date }: MailMessage): Promise<Buffer> {
  const { name: filename, type: contentType, content } = attachment;
  return new MailComposer({
    from,
    to,
    // what no header can hold is left out before it is encoded
    subject: writable(subject).trim(),
    text,
    date,
    newline: 'windows',
    attachments: [{ filename, contentType, content: Buffer.from(content) }],
    // what a letter says is never read from a file or an address
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
