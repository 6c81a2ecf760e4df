import type { AppLanguage } from '@isopter/contract';
import { useEffect, useState } from 'react';
import { hasTexts, loadTexts, type Part } from '../../../../lib/platform/i18n/i18n.ts';

/** Loads a part of the texts in several languages. @returns whether they are loaded, or `failed` */
export function useTextsIn(part: Part, languages: readonly AppLanguage[]): boolean | 'failed' {
  const wanted = languages.join();
  const [failed, setFailed] = useState<string>();
  const [, redraw] = useState(0);
  useEffect(() => {
    let isGone = false;
    Promise.all((wanted.split(',') as AppLanguage[]).map((language) => loadTexts(language, part))).then(
      () => !isGone && redraw((times) => times + 1),
      () => !isGone && setFailed(wanted),
    );
    return () => {
      isGone = true;
    };
  }, [part, wanted]);
  if (languages.every((language) => hasTexts(language, part))) return true;
  return failed === wanted && 'failed';
}
