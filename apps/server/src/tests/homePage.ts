import type { AppLanguage } from '@isopter/contract';
import { escaped } from '../lib/html.ts';
import { letterWords, type LetterWord } from '../outbox/words.ts';

/** Where a patient reads what to do; it is the same for everybody and says nothing of anybody [OUR-190]. */
export const HOME_PAGE = '/home-test';

export const homePageOf = (language: AppLanguage): string => `${HOME_PAGE}/${language}`;

const STYLE = `
:root { color-scheme: light dark; font: 1.25rem/1.6 system-ui, sans-serif; }
body { max-inline-size: 36rem; margin: 2rem auto; padding-inline: 1rem; }
li { margin-block: 0.75rem; padding-inline-start: 0.5rem; }
`;

const STEPS: readonly LetterWord[] = [
  'homePageCharge',
  'homePageSeat',
  'homePagePut',
  'homePagePin',
  'homePageTest',
  'homePageLeave',
];

/** What somebody does who was lent a headset, step by step. */
export function homePage(language: AppLanguage): string {
  const words = letterWords(language);
  const title = escaped(words('homePageTitle'));
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
<ol>
${STEPS.map((step) => `<li>${escaped(words(step))}</li>`).join('\n')}
</ol>
<p>${escaped(words('homePageHelp'))}</p>
</main>
</body>
</html>
`;
}
