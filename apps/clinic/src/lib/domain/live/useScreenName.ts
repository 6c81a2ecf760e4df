import {
  AUTOMATED_CONVERGENCE_SCREEN,
  DEVICE_SCREENS,
  type DeviceScreen,
  HOME_PIN_SCREEN,
  PHONE_CAMERA_SCREENS,
} from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const SCREENS: readonly DeviceScreen[] = [
  ...DEVICE_SCREENS,
  ...PHONE_CAMERA_SCREENS,
  HOME_PIN_SCREEN,
  AUTOMATED_CONVERGENCE_SCREEN,
];

/** Names a screen of the device; one we do not know is shown by its own name [MON-22]. */
export function useScreenName(): (screen: string | null) => string {
  const { t } = useTranslation();
  return useCallback(
    (screen) => {
      const known = SCREENS.find((name) => name === screen);
      return known ? t(($) => $.monitor.screens[known]) : (screen ?? t(($) => $.monitor.noScreen));
    },
    [t],
  );
}
