import type { ReactElement } from 'react';
import { flag, name } from './LanguageSwitcher.css.ts';
import type { Language } from './LanguageSwitcher.tsx';

/** Flag and name of a language, told apart for screen readers and fonts by its `lang`. */
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
