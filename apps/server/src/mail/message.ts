import { randomUUID } from 'node:crypto';
import { writable } from '../writable.ts';

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

/** Nothing in a header may begin another one. */
const oneLine = (text: string): string => writable(text).trim();

/** Base64 in lines of 76 characters (RFC 2045, 6.8). */
const base64 = (bytes: Uint8Array): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** A header's text in any language: encoded words of at most 75 characters (RFC 2047). */
function headerText(text: string): string {
  const line = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const words: string[] = [];
  let word = '';
  for (const letter of line) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

/** The letter as it goes over the wire (RFC 5322, MIME). */
export function mailText({ from, to, subject, text, attachment, date }: MailMessage): string {
  const boundary = `isopter-${randomUUID()}`;
  const host = from.slice(from.lastIndexOf('@') + 1);
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${oneLine(host)}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(Buffer.from(text.replaceAll('\n', '\r\n'))),
    `--${boundary}`,
    `Content-Type: ${attachment.type}; name="${attachment.name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${attachment.name}"`,
    '',
    base64(attachment.content),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
