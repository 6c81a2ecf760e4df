import type { LiveStatus } from '@isopter/api-client';
import { LIVE_RETRY_LIMIT } from '@isopter/contract';
import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stale } from '../../../../lib/domain/live/useStaleness.ts';

/** Props of {@link ConnectionBanner}. */
export interface ConnectionBannerProps {
  live: LiveStatus;
  /** Since when the data are out of date; null before the first data. */
  stale: Stale | null;
  onRetry: () => void;
}

/**
 * Says that the server does not answer or the device is silent, since when nothing has changed, and what continues
 * anyway, with a button to try again immediately [MON-02].
 */
export function ConnectionBanner({ live, stale, onRetry }: ConnectionBannerProps): ReactElement | null {
  const { t } = useTranslation();
  const since = stale?.time ? t(($) => $.monitor.unchangedSince, { time: stale.time }) : null;
  if (live.name === 'reconnecting') {
    const { attempt } = live;
    const isLong = attempt > LIVE_RETRY_LIMIT;
    return (
      <Banner
        tone={isLong ? 'critical' : 'caution'}
        title={
          isLong ? t(($) => $.monitor.gaveUp) : t(($) => $.monitor.reconnecting, { attempt, limit: LIVE_RETRY_LIMIT })
        }
        action={
          <Button size="sm" onPress={onRetry}>
            {t(($) => $.common.retry)}
          </Button>
        }
      >
        {since && [t(($) => $.monitor.headsetGoesOn), since].join(' ')}
      </Banner>
    );
  }
  if (stale?.lost !== 'device') return null;
  return (
    <Banner tone="caution" title={t(($) => $.monitor.deviceAway)}>
      {since}
    </Banner>
  );
}
