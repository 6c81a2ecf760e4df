import { type Shortcut, useNumberFormat } from '@isopter/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import type { Lead } from '../../../lib/domain/live/rules/controls.ts';
import type { DeviceActions } from './commands/useDeviceActions.ts';
import type { MonitorActions } from './useMonitorActions.ts';

const isPausing = (lead: Lead | undefined): lead is 'pause' | 'play' => lead === 'pause' || lead === 'play';

/** The views a toolbar offers, in their order: a monitor knows them, the screen around it does not. */
const viewsOf = (toolbar: HTMLElement | null): readonly HTMLElement[] => [
  ...(toolbar?.querySelectorAll<HTMLElement>('[data-component="SegmentedControl"] [data-part="segment"]') ?? []),
];

/**
 * Binds the keys of a monitor: they do what its bar offers at the moment, and nothing else.
 * @param actions null for read-only users
 * @param toolbar the toolbar that selects the view; null until it is drawn
 */
export function useMonitorKeys(
  offered: MonitorActions,
  actions: DeviceActions | null,
  toolbar: HTMLElement | null,
): void {
  const { t } = useTranslation();
  const format = useNumberFormat();
  const now = useRef({ offered, actions, toolbar });
  useEffect(() => {
    now.current = { offered, actions, toolbar };
  }, [actions, offered, toolbar]);
  useKeys(
    useMemo(() => {
      const group = t(($) => $.monitor.keys.title);
      const pause = {
        label: t(($) => $.monitor.keys.pause),
        group,
        when: () => now.current.actions !== null && isPausing(now.current.offered.lead),
        run: () => {
          const { offered: at, actions: to } = now.current;
          if (to && isPausing(at.lead) && !to.isPending(at.lead)) to.send({ message: at.lead });
        },
      };
      const keys: Shortcut[] = [
        { id: 'monitor-pause', keys: 'p', ...pause },
        { id: 'monitor-pause-space', keys: 'Space', ...pause },
        {
          id: 'monitor-cancel',
          keys: 'shift+x',
          label: t(($) => $.monitor.cancel),
          group,
          when: () => now.current.actions !== null && now.current.offered.cancel !== undefined,
          run: () => now.current.offered.cancel?.onAsk(true),
        },
        {
          id: 'monitor-report',
          keys: 'r',
          label: t(($) => $.monitor.report),
          group,
          when: () => now.current.offered.reports.length > 0,
          run: () => now.current.offered.reports[0]?.show(),
        },
      ];
      const views = [1, 2, 3].map((number): Shortcut => {
        const view = (): HTMLElement | undefined => viewsOf(now.current.toolbar)[number - 1];
        return {
          id: `monitor-view-${number}`,
          keys: `${number}`,
          label: t(($) => $.monitor.keys.view, { number: format(number) }),
          group,
          when: () => view() !== undefined,
          run: () => view()?.click(),
        };
      });
      return [...keys, ...views];
    }, [format, t]),
  );
}
