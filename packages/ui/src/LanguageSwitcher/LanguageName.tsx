import type { ReactElement } from 'react';
import { flag, name } from './LanguageSwitcher.css.ts';
import type { Language } from './LanguageSwitcher.tsx';

/** The flag and name of a language; `lang` selects the font and the pronunciation. */
export function LanguageName({ language }: { language: Language }): ReactElement {
  return (
    <>
      {language.flag !== undefined && <img src={language.flag} alt="" className={flag} />}
      <span className={name}>
        <bdi lang={language.lang}>{language.name}</bdi>
      </span>
    </>
  );
}
