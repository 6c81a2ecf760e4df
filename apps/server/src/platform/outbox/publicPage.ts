import type { AppLanguage } from '@isopter/contract';
import { escaped } from '../lib/html.ts';
import { directionOf } from './words.ts';

/** A page for people who are not signed in. */
export interface PublicPage {
  language: AppLanguage;
  title: string;
  /** Rules in addition to those of all such pages. */
  style?: string;
  /** HTML below the title. */
  body: string;
}

/** The document of a page of words alone, in the writing direction of its language: it runs and loads nothing. */
export const publicPage = ({ language, title, style = '', body }: PublicPage): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 36rem; margin: 2rem auto; padding-inline: 1rem; }
${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
