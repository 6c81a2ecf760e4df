import { useNumberFormat } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from './rules/entered.ts';

/** Says why a value cannot be stored, and what can. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  const number = useNumberFormat({ maximumFractionDigits: 2 });
  return useCallback(
    (refusal) => {
      const { kind } = refusal;
      if (kind === 'range') {
        const between = { min: number(refusal.min), max: number(refusal.max) };
        return t(($) => $.findings.refusals.range, between);
      }
      if (kind === 'step') return t(($) => $.findings.refusals.step, { step: number(refusal.step) });
      if (kind === 'long') return t(($) => $.findings.refusals.long, { max: number(refusal.max) });
      return t(($) => $.findings.refusals[kind]);
    },
    [number, t],
  );
}
