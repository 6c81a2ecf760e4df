import type { ReactElement } from 'react';
import { flag, name } from './LanguageSwitcher.css.ts';
import type { Language } from './LanguageSwitcher.tsx';

/** The flag of a language that has one. */
export const LanguageFlag = ({ language }: { language: Language }): ReactElement | null =>
  language.flag === undefined ? null : <img src={language.flag} alt="" className={flag} />;

interface LanguageNameProps {
  language: Language;
  /**
   * Whether the flag stands for the name on a phone.
   * @default false
   */
  isShort?: boolean;
}

/** The name of a language; `lang` selects the font and the pronunciation. */
export const LanguageName = ({ language, isShort = false }: LanguageNameProps): ReactElement => (
  <span className={name({ isShort: isShort && language.flag !== undefined })}>
    <bdi lang={language.lang}>{language.name}</bdi>
  </span>
);
