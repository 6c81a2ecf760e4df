import type { AppLanguage } from '@isopter/contract';
import type { FastifyRequest } from 'fastify';
import { escaped } from '../lib/html.ts';
import { LETTER_LANGUAGES, letterWords } from '../outbox/words.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 30rem; margin: 2rem auto; padding-inline: 1rem; }
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
  const title = escaped(words('cameraTitle'));
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar-eg' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(words('cameraText'))}</p>
<code>${escaped(code)}</code>
</main>
</body>
</html>
`;
}
