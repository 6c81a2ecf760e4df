import type { Language } from './LanguageSwitcher.tsx';

const flagOf = (colours: readonly string[]): string => {
  const bands = colours.map((colour, row) => `<rect y="${row * 5}" width="20" height="5" fill="${colour}"/>`);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 15">${bands.join('')}</svg>`,
  )}`;
};

const TAGS =
  'en-US es-ES fr-CA pt-BR he-IL it-IT de-DE ms-MY ko-KR ar-EG fil-PH uk-UA af-ZA ru-RU el-GR th-TH vi-VN tr-TR ja-JP zh-CN zh-HK hi-IN id-ID hr-HR cs-CZ pl-PL nl-NL nb-NO sv-SE da-DK hu-HU';
const BANDS = [
  ['#1c3f94', '#fff', '#b22234'],
  ['#aa151b', '#f1bf00', '#aa151b'],
  ['#006c35', '#fff', '#111'],
];

/** Sample languages, as many as the product has, each with its native name. */
export const sampleLanguages: readonly Language[] = TAGS.split(' ').map((lang, index) => {
  const names = new Intl.DisplayNames(lang, { type: 'language', languageDisplay: 'standard', style: 'short' });
  return { id: lang, lang, name: names.of(lang) ?? lang, flag: flagOf(BANDS[index % BANDS.length]!) };
});
