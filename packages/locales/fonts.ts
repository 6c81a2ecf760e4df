/// <reference types="vite/client" />

type Load = () => Promise<{ default: string }>;

const cyrillicGreekVietnamese: Load = () => import('@fontsource-variable/noto-sans/wght.css?url');

/** Style sheets with the fonts of languages whose letters the typeface lacks. A browser loads only the files of letters that it shows. */
const SHEETS: Readonly<Partial<Record<string, Load>>> = {
  'ar-eg': () => import('@fontsource-variable/noto-sans-arabic/wght.css?url'),
  'el-gr': cyrillicGreekVietnamese,
  'he-il': () => import('@fontsource-variable/noto-sans-hebrew/wght.css?url'),
  'hi-in': () => import('@fontsource-variable/noto-sans-devanagari/wght.css?url'),
  'ja-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css?url'),
  'ko-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css?url'),
  'ru-ru': cyrillicGreekVietnamese,
  'th-th': () => import('@fontsource-variable/noto-sans-thai/wght.css?url'),
  'uk-ua': cyrillicGreekVietnamese,
  'vi-vn': cyrillicGreekVietnamese,
  'zh-cn': () => import('@fontsource-variable/noto-sans-sc/wght.css?url'),
  'zh-yue': () => import('@fontsource-variable/noto-sans-hk/wght.css?url'),
};

const ID = 'isopter-fonts';
/** The language chosen last: style sheets can arrive in another order. */
let wanted: string;

/**
 * Loads the fonts of a language and removes those of the language before: Chinese, Japanese and Korean write the same
 * characters differently, so only one of their fonts may be there. Without them, fonts of the system are shown.
 */
export async function showFonts(language: string): Promise<void> {
  wanted = language;
  const href = (await SHEETS[language]?.())?.default;
  if (wanted !== language) return;
  const link = document.querySelector<HTMLLinkElement>(`#${ID}`) ?? document.createElement('link');
  if (href === undefined) return link.remove();
  if (link.getAttribute('href') === href) return;
  Object.assign(link, { id: ID, rel: 'stylesheet', href });
  document.head.append(link);
}
