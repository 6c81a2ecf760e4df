import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailText } from './message.ts';
import { leaveMail } from './pickup.ts';

const letter = {
  from: 'reports@clinic.example',
  to: 'visitor@home.example',
  subject: 'Your report',
  text: 'Line one\nLine two',
  attachment: { name: 'report.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 content') },
  date: new Date('2026-11-21T15:00:00Z'),
};

const headersOf = (mail: string): string => mail.slice(0, mail.indexOf('\r\n\r\n'));

it('holds the text and the file', () => {
  const mail = mailText(letter);
  const parts = mail
    .split('\r\n\r\n')
    .slice(2)
    .map((part) => part.split('\r\n--')[0]!.replaceAll('\r\n', ''));
  expect(parts.map((part) => Buffer.from(part, 'base64').toString())).toEqual([
    'Line one\r\nLine two',
    '%PDF-1.7 content',
  ]);
  expect(headersOf(mail)).toContain('Date: Sat, 21 Nov 2026 15:00:00 +0000');
});

it('lets no subject begin a header of its own, and keeps every letter of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (subject) => {
      const headers = headersOf(mailText({ ...letter, subject: `${subject}\r\nBcc: everybody@x.example` }));
      expect(headers.split('\r\n').some((line) => line.startsWith('Bcc:'))).toBe(false);
      expect(headers.split('\r\n').every((line) => /^[\x20-\x7e]*$/.test(line))).toBe(true);
    }),
  );
  const [, encoded = ''] = /Subject: ((?:.|\r\n )*?)\r\n\S/.exec(
    mailText({ ...letter, subject: 'Informe de audición · 聴力' }),
  )!;
  const words = [...encoded.matchAll(/=\?utf-8\?B\?(.*?)\?=/g)].map(([, word]) =>
    Buffer.from(word!, 'base64').toString(),
  );
  expect(words.join('')).toBe('Informe de audición · 聴力');
});

it('is left whole, for the mail server alone to read', async () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'isopter-mail-')), 'pickup');
  await leaveMail({ directory, from: 'reports@clinic.example' }, letter);
  const [name = '', ...others] = readdirSync(directory);
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  expect(readFileSync(join(directory, name), 'utf8')).toContain('To: visitor@home.example');
});
