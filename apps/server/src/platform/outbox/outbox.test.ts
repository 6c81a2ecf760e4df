import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_LANGUAGES } from '@isopter/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterBytes } from './message.ts';
import type { Letter } from './outbox.ts';
import { pickup } from './pickup.ts';
import { letterWords } from './words.ts';

const FROM = 'reports@clinic.example';
const letter = {
  to: 'visitor@home.example',
  subject: 'Your report',
  text: 'Line one\nLine two',
  attachment: { name: 'report.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 content') },
  date: new Date('2026-11-21T15:00:00Z'),
};

const written = async (message: Letter): Promise<string> => (await letterBytes(message, FROM)).toString();
const headersOf = (mail: string): string => mail.slice(0, mail.indexOf('\r\n\r\n'));

/** Decodes an encoded word of either kind (RFC 2047). */
const decoded = (kind: string, word: string): Buffer =>
  kind === 'B'
    ? Buffer.from(word, 'base64')
    : Buffer.from(
        word
          .replaceAll('_', ' ')
          .replaceAll(/=([\dA-F]{2})/g, (_, pair: string) => String.fromCharCode(Number(`0x${pair}`))),
        'latin1',
      );

it('contains the text and the file', async () => {
  const mail = await written(letter);
  const parts = mail.split('\r\n\r\n').slice(2);
  expect(parts[0]).toMatch(/^Line one\r\nLine two\r\n--/);
  expect(Buffer.from(parts[1]!.split('\r\n--')[0]!, 'base64').toString()).toBe('%PDF-1.7 content');
  expect(headersOf(mail)).toContain('Date: Sat, 21 Nov 2026 15:00:00 +0000');
});

it('keeps line breaks in a subject from adding a header, and keeps its other characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 120 }), async (subject) => {
      const headers = headersOf(await written({ ...letter, subject: `${subject}\r\nBcc: everybody@x.example` }));
      expect(headers.split('\r\n').some((line) => line.startsWith('Bcc:'))).toBe(false);
      expect(headers.split('\r\n').every((line) => /^[\x20-\x7e]*$/.test(line))).toBe(true);
    }),
  );
  const headers = headersOf(await written({ ...letter, subject: 'Informe de audición · 聴力' }));
  const words = [...headers.matchAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi)].map(([, kind, word]) => decoded(kind!, word!));
  expect(Buffer.concat(words).toString()).toBe('Informe de audición · 聴力');
});

it('names a file in any language', async () => {
  const mail = await written({ ...letter, attachment: { ...letter.attachment, name: 'Informe de visión.pdf' } });
  expect(mail).toContain("filename*0*=utf-8''Informe%20de%20visi%C3%B3n.pdf");
  expect(mail).toMatch(/^[\x20-\x7e\r\n]*$/);
});

it('is written atomically, readable only by the mail server', async () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'isopter-mail-')), 'pickup');
  await pickup({ directory, from: FROM }).sendLetter(letter);
  const [name = '', ...others] = readdirSync(directory);
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  expect(readFileSync(join(directory, name), 'utf8')).toContain('To: visitor@home.example');
});

it.each(APP_LANGUAGES)('does not interpret typed text as a template (%s)', (language) => {
  const label = '{{former}} $t(resetSubject, { "product": "x" }) %s';
  const text = letterWords(language)('keyRenamedText', { former: 'secret', label });
  expect(text).toContain(label);
  expect(text.split('secret')).toHaveLength(2);
});
