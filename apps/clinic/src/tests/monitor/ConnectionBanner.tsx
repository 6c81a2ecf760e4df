import type { LiveStatus } from '@isopter/api-client';
import { LIVE_RETRY_LIMIT } from '@isopter/contract';
import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link ConnectionBanner}. */
export interface ConnectionBannerProps {
  live: LiveStatus;
  onRetry: () => void;
}

/** Says that the connection is being restored, or was given up, with a way to try again [MON-02]. */
export function ConnectionBanner({ live, onRetry }: ConnectionBannerProps): ReactElement | null {
  const { t } = useTranslation();
  if (live.name === 'reconnecting') {
    const { attempt } = live;
    return <Banner tone="caution">{t(($) => $.monitor.reconnecting, { attempt, limit: LIVE_RETRY_LIMIT })}</Banner>;
  }
  if (live.name === 'gaveUp') {
    return (
      <Banner
        tone="critical"
        action={
          <Button size="sm" onPress={onRetry}>
            {t(($) => $.common.retry)}
          </Button>
        }
      >
        {t(($) => $.monitor.gaveUp)}
      </Banner>
    );
  }
  return null;
}
