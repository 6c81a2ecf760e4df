import { Switch } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNotifications } from '../../platform/browser/notifications.ts';
import type { Alarm } from './useAlarm.ts';

/** Whether tests that need somebody are heard and notified; without notifications where the browser has none [OUR-47]. */
export function AlarmSwitches({ alarm }: { alarm: Alarm }): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Switch label={t(($) => $.wall.sound)} isSelected={alarm.hasSound} onChange={alarm.setSound} />
      {hasNotifications() && (
        <Switch
          label={t(($) => $.wall.notifications)}
          isSelected={alarm.hasNotifications}
          onChange={alarm.setNotifications}
        />
      )}
    </>
  );
}
