import { Button, IconButton, Link, Logo, useNumberFormat } from '@isopter/ui';
import { NextIcon, NotificationIcon, NotificationOffIcon, PreviousIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alarm } from '../../lib/domain/alarm/useAlarm.ts';
import { hasNotifications } from '../../lib/platform/browser/notifications.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useClock } from '../../lib/domain/tests/useElapsed.ts';
import * as css from './Wall.css.ts';

/** Props of {@link WallHeader}. */
export interface WallHeaderProps {
  /** How many tests run, and how many of them need somebody; null until that is known. */
  counts: { tests: number; needing: number } | null;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  alarm: Alarm;
  /** There is room for the mark alone, and none for the clinic. */
  isNarrow: boolean;
}

/** How many tests there are, the sound of the alarm, the clinic and the time [OUR-793]. */
export function WallHeader({ counts, page, pages, onPage, alarm, isNarrow }: WallHeaderProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { office_group } = useSignedIn();
  const amount = (count: number) => ({ count, amount: number(count) });
  return (
    <header className={css.header}>
      <span className={css.logo}>
        <Link variant="quiet" href={HOME}>
          <Logo isMarkOnly={isNarrow} />
        </Link>
      </span>
      <h1 className={css.title}>{t(($) => $.wall.title)}</h1>
      {counts && (
        <p className={css.counts} data-part="counts">
          {t(($) => $.wall.count, amount(counts.tests))}
          {counts.needing > 0 && (
            <>
              {' · '}
              <strong>{t(($) => $.today.counts.needs, amount(counts.needing))}</strong>
            </>
          )}
        </p>
      )}
      {pages > 1 && (
        <div className={css.pages} role="group" aria-label={t(($) => $.wall.pages)}>
          <IconButton
            variant="quiet"
            size="sm"
            label={t(($) => $.wall.pageBefore)}
            icon={<PreviousIcon />}
            isDisabled={page === 0}
            onPress={() => onPage(page - 1)}
          />
          <span>{t(($) => $.wall.page, { page: number(page + 1), pages: number(pages) })}</span>
          <IconButton
            variant="quiet"
            size="sm"
            label={t(($) => $.wall.pageAfter)}
            icon={<NextIcon />}
            isDisabled={page === pages - 1}
            onPress={() => onPage(page + 1)}
          />
        </div>
      )}
      <div className={css.headerEnd}>
        <Button
          variant="quiet"
          size="sm"
          icon={alarm.hasSound ? <NotificationIcon /> : <NotificationOffIcon />}
          onPress={() => alarm.setSound(!alarm.hasSound)}
        >
          {t(($) => $.wall.soundIs[alarm.hasSound ? 'on' : 'off'])}
        </Button>
        {hasNotifications() && (
          <Button variant="quiet" size="sm" onPress={() => alarm.setNotifications(!alarm.hasNotifications)}>
            {t(($) => $.wall.notificationsAre[alarm.hasNotifications ? 'on' : 'off'])}
          </Button>
        )}
        {!isNarrow && <span className={css.clinic}>{office_group.name}</span>}
        <Clock />
      </div>
    </header>
  );
}

function Clock(): ReactElement {
  const { clock } = useFormats();
  const now = useClock((time) => time);
  return (
    <time className={css.clock} dir="ltr">
      {clock(now)}
    </time>
  );
}
