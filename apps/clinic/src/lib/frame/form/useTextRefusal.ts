import { useProblemText } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRefusal } from './textRules.ts';

/** Says in words why a text is refused; of the field with this label [VAL-02]. */
export function useTextRefusal(): (label: string, refusal: TextRefusal) => string {
  const { t } = useTranslation();
  const say = useProblemText();
  return useCallback(
    (label, refusal) => {
      if (refusal.kind === 'required') return say({ kind: 'required', label });
      const { kind } = refusal;
      if (kind === 'phoneCountry' || kind === 'phoneExtension' || kind === 'unprintable')
        return t(($) => $.errors[kind]);
      return say(refusal);
    },
    [say, t],
  );
}
