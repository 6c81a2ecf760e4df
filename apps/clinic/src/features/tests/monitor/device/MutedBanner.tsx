import { isEnded } from '@isopter/contract';
import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonitorState } from '../../../../lib/domain/live/follow.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import type { DeviceActions } from '../commands/useDeviceActions.ts';

/** Props of {@link MutedBanner}. */
export interface MutedBannerProps {
  state: MonitorState;
  /** The commands of the monitor; null for users who may only watch. */
  actions: DeviceActions | null;
}

/** Warns that the headset is muted: patients hear no instructions, and in a hearing test no tones [OUR-704]. */
export function MutedBanner({ state, actions }: MutedBannerProps): ReactElement | null {
  const { t } = useTranslation();
  const { default_volume } = useSignedIn().preferences;
  const { test, device, dashboard } = state;
  const isMuted = device?.capabilities.volume_control_supported === true && dashboard.volume === 0;
  if (!isMuted || isEnded(dashboard.status)) return null;
  return (
    <Banner
      tone="caution"
      {...(actions && {
        action: (
          <Button size="sm" onPress={() => actions.send({ message: 'volume', payload: default_volume })}>
            {t(($) => $.monitor.unmute)}
          </Button>
        ),
      })}
    >
      {t(($) => (test.test_group.group === 'AUDIOLOGY' ? $.monitor.mutedHearing : $.monitor.muted))}
    </Banner>
  );
}
