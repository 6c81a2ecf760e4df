import type { AppLanguage } from '@isopter/contract';
import type { FastifyRequest } from 'fastify';
import { escaped } from '../lib/html.ts';
import { publicPage } from '../outbox/publicPage.ts';
import { LETTER_LANGUAGES, letterWords } from '../outbox/words.ts';

const STYLE = `
code { display: block; direction: ltr; text-align: center; font-size: 2rem; letter-spacing: 0.1em; padding: 1rem; border: 1px solid; border-radius: 0.5rem; }
`;

/** The first of a browser's languages that the application speaks. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): AppLanguage {
  const wanted = (headers['accept-language'] ?? '').toLowerCase().split(',');
  const found = wanted.flatMap((one) => {
    const [language = ''] = one.trim().split(/[-;]/);
    return LETTER_LANGUAGES.find((known) => known.startsWith(`${language}-`)) ?? [];
  });
  return found[0] ?? 'en-us';
}

/**
 * What a person sees who reads the QR code of a camera with a telephone [DEV-04, OUR-131]. Opening it changes nothing, and it
 * tells nothing of the code: neither whether it is one, nor of which camera.
 */
export function cameraPage(code: string, language: AppLanguage): string {
  const words = letterWords(language);
  const body = `<p>${escaped(words('cameraText'))}</p>
<code>${escaped(code)}</code>`;
  return publicPage({ language, title: words('cameraTitle'), style: STYLE, body });
}
