import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format/useFormats.ts';
import type { MonitorState } from './follow.ts';
import { type Staleness, stalenessOf } from './rules/staleness.ts';

/** Whether what a monitor shows is out of date, and the words that say since when. */
export interface Stale extends Staleness {
  /** Such as "as of 20:41:07". */
  asOf: string;
  /** The moment alone; null where it is not known. */
  time: string | null;
}

/** Whether, why and since when a monitor is out of date; null while it is live. */
export function useStaleness({ live, isLoaded, dashboard, device_heard, test }: MonitorState): Stale | null {
  const { t } = useTranslation();
  const { clock } = useFormats();
  const stale = stalenessOf({ live, isLoaded, dashboard, device_heard, isOffline: test.offline });
  if (!stale) return null;
  const time = stale.since === null ? null : clock(stale.since);
  return { ...stale, time, asOf: time === null ? t(($) => $.common.notLive) : t(($) => $.common.asOf, { time }) };
}
