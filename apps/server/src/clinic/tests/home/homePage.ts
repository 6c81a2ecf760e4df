import type { AppLanguage } from '@isopter/contract';
import { escaped } from '../../../platform/lib/html.ts';
import { publicPage } from '../../../platform/outbox/publicPage.ts';
import { letterWords, type LetterWord } from '../../../platform/outbox/words.ts';

/** Path of the instructions for patients; the page is the same for everyone, without personal data [OUR-190]. */
export const HOME_PAGE = '/home-test';

export const homePageOf = (language: AppLanguage): string => `${HOME_PAGE}/${language}`;

const STYLE = 'li { margin-block: 0.75rem; padding-inline-start: 0.5rem; }\n';

const STEPS: readonly LetterWord[] = [
  'homePageCharge',
  'homePageSeat',
  'homePagePut',
  'homePagePin',
  'homePageTest',
  'homePageLeave',
];

/** Creates the instructions for a patient with a borrowed headset, step by step. */
export function homePage(language: AppLanguage): string {
  const words = letterWords(language);
  const body = `<ol>
${STEPS.map((step) => `<li>${escaped(words(step))}</li>`).join('\n')}
</ol>
<p>${escaped(words('homePageHelp'))}</p>`;
  return publicPage({ language, title: words('homePageTitle'), style: STYLE, body });
}
