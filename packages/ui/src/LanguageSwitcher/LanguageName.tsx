import type { ReactElement } from 'react';
import { flag, name } from './LanguageSwitcher.css.ts';
import type { Language } from './LanguageSwitcher.tsx';

interface LanguageNameProps {
  language: Language;
  /**
   * Whether a flag stands for the name on a phone.
   * @default false
   */
  isShort?: boolean;
}

/** The flag and name of a language; `lang` selects the font and the pronunciation. */
export function LanguageName({ language, isShort = false }: LanguageNameProps): ReactElement {
  return (
    <>
      {language.flag !== undefined && <img src={language.flag} alt="" className={flag} />}
      <span className={name({ isShort: isShort && language.flag !== undefined })}>
        <bdi lang={language.lang}>{language.name}</bdi>
      </span>
    </>
  );
}
