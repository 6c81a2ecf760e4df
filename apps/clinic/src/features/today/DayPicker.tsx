import { dayAfter } from '@isopter/contract';
import { Button, DatePicker, IconButton } from '@isopter/ui';
import { NextIcon, PreviousIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import * as css from './Today.css.ts';

/** The day that is shown, with those beside it and the way back to today [OUR-262]. */
export function DayPicker({ day, onChange }: { day: string; onChange: (day: string) => void }): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const now = useOfficeDay();
  const go = (to: string): void => {
    if (to !== '') onChange(to);
  };
  return (
    <div className={css.days} role="group" aria-label={t(($) => $.today.day)}>
      <div className={css.stepRoom}>
        <div className={css.steps}>
          <IconButton
            label={t(($) => $.today.dayBefore)}
            icon={<PreviousIcon />}
            variant="secondary"
            onPress={() => go(dayAfter(day, -1))}
          />
          <div className={css.date}>
            <DatePicker
              label={t(($) => $.today.day)}
              isLabelHidden
              value={day}
              onChange={go}
              format={preferences.date_format}
            />
          </div>
          <IconButton
            label={t(($) => $.today.dayAfter)}
            icon={<NextIcon />}
            variant="secondary"
            onPress={() => go(dayAfter(day, 1))}
          />
        </div>
      </div>
      {day !== now && (
        <Button variant="quiet" onPress={() => go(now)}>
          {t(($) => $.today.title)}
        </Button>
      )}
    </div>
  );
}
