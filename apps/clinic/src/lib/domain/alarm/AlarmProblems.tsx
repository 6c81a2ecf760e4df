import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alarm } from './useAlarm.ts';

/** Says why the alarm does not work in this browser, with the button that turns on blocked sound [OUR-701]. */
export function AlarmProblems({ alarm }: { alarm: Alarm }): ReactElement[] {
  const { t } = useTranslation();
  return alarm.problems.map((problem) => (
    <Banner
      key={problem}
      tone={problem === 'notStored' ? 'caution' : 'critical'}
      {...(problem === 'soundBlocked' && {
        action: (
          <Button size="sm" onPress={() => alarm.setSound(true)}>
            {t(($) => $.wall.playSound)}
          </Button>
        ),
      })}
    >
      {t(($) => $.wall.problems[problem])}
    </Banner>
  ));
}
