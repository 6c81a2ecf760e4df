import { SINGLE_EYES } from '@isopter/contract';
import type { Shortcut } from '@isopter/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import { hasField } from './rules/foreign.ts';
import { type ComparisonState, DISPLAYS } from './useComparison.ts';

/** The keys of the comparison: another eye, view, older and newer fields. */
export function useCompareKeys(state: ComparisonState): void {
  const { t } = useTranslation();
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  }, [state]);
  useKeys(
    useMemo((): readonly Shortcut[] => {
      const group = t(($) => $.compare.title);
      const when = (): boolean => now.current.shown !== undefined;
      const step = (letter: 'a' | 'b', by: 1 | -1) => (): void => {
        const { shown, setTest } = now.current;
        const at = letter === 'a' ? shown?.a.at(-1) : shown?.b;
        if (!shown || !at) return;
        // the one before B follows it
        const other = letter === 'a' ? shown.b.test : shown.start === 'chosen' ? shown.a[0]?.test : undefined;
        const others = shown.fields.filter(({ test }) => test !== other);
        const to = others[others.indexOf(at) + by];
        if (to) setTest(letter, to.test);
      };
      return [
        {
          id: 'compare-eye',
          keys: 'e',
          label: t(($) => $.compare.keys.eye),
          group,
          when,
          run: () => {
            const { eye, call, setEye } = now.current;
            const other = SINGLE_EYES.find((one) => one !== eye)!;
            if (call.data && hasField(call.data, other)) setEye(other);
          },
        },
        {
          id: 'compare-view',
          keys: 'v',
          label: t(($) => $.compare.keys.view),
          group,
          when,
          run: () => {
            const { display, setDisplay } = now.current;
            setDisplay(DISPLAYS[(DISPLAYS.indexOf(display) + 1) % DISPLAYS.length]!);
          },
        },
        { id: 'compare-older', keys: '[', label: t(($) => $.compare.keys.older), group, when, run: step('b', 1) },
        { id: 'compare-newer', keys: ']', label: t(($) => $.compare.keys.newer), group, when, run: step('b', -1) },
      ];
    }, [t]),
  );
}
