import { familyOf } from '@isopter/clinical/perimetry/progression';
import { NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../progression/useFieldWords.ts';
import { type ComparedField, isForeign } from './rules/foreign.ts';

/** Returns functions that name fields in a comparison: program and strategy, or program and report. */
export function useFieldNames() {
  const { t } = useTranslation();
  const { program } = useFieldWords();
  const kindOf = (field: ComparedField): string => {
    if (!isForeign(field)) {
      const strategy = t(($) => $.testNames.strategies[field.strategy]);
      return t(($) => $.compare.about, { program: program(familyOf(field)), strategy });
    }
    const { name } = field;
    const source = name ? t(($) => $.imports.list.importedFrom, { file: name }) : t(($) => $.imports.list.imported);
    return t(($) => $.compare.about, {
      // nothing is said of a size that nobody knows
      program: program(familyOf({ program: field.program, size: NORMED_SIZE })),
      strategy: source,
    });
  };
  const about = (field: ComparedField): string =>
    [
      kindOf(field),
      ...(!isForeign(field) && typeof field.age === 'number'
        ? [t(($) => $.compare.age, { count: Math.floor(field.age) })]
        : []),
    ].join(' · ');
  return { kindOf, about };
}
