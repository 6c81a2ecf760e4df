import type { Shortcut } from '@isopter/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import type { StripLead } from './useLead.ts';

const NONE: readonly Shortcut[] = [];

/** The keys of what runs: pausing it or going on, and its monitor; the help lists them while something does [OUR-402]. */
export function useStripKeys(hasKeys: boolean, lead: StripLead | undefined, monitor: string | undefined): void {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const now = useRef({ lead, monitor });
  useEffect(() => {
    now.current = { lead, monitor };
  }, [lead, monitor]);
  useKeys(
    useMemo(() => {
      if (!hasKeys) return NONE;
      const group = t(($) => $.patients.patient);
      return [
        {
          id: 'course-pause',
          keys: 'p',
          label: t(($) => $.monitor.pause),
          group,
          when: () => now.current.lead !== undefined,
          run: () => now.current.lead?.press(),
        },
        {
          id: 'course-monitor',
          keys: 'm',
          label: t(($) => $.tests.actions.monitor),
          group,
          when: () => now.current.monitor !== undefined,
          run: () => navigate(now.current.monitor!),
        },
      ];
    }, [hasKeys, navigate, t]),
  );
}
