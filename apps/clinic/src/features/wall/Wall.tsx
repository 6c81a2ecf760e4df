import { useAttendances, useRunningDevices, useStaleSince } from '@isopter/api-client';
import { POLL_DEVICES } from '@isopter/contract';
import { createFrameLoop } from '@isopter/monitor-charts/wall';
import { ErrorState, Skeleton } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AlarmProblems } from '../../lib/domain/alarm/AlarmProblems.tsx';
import { useAlarm } from '../../lib/domain/alarm/useAlarm.ts';
import { useAnnouncements } from '../../lib/domain/alarm/useAnnouncements.ts';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { StaleNotice } from '../../lib/frame/list/StaleNotice.tsx';
import { Placeholder } from '../../lib/frame/screen/Placeholder.tsx';
import { useAlarms } from './alarms.ts';
import { longestFirst } from './rules/calls.ts';
import { wallLayout } from './rules/layout.ts';
import { pagesOf } from './rules/pages.ts';
import { AlarmList } from './side/AlarmList.tsx';
import { DayLists } from './side/DayLists.tsx';
import { Tiles } from './tiles/Tiles.tsx';
import { useDay } from './useDay.ts';
import { usePlaces } from './usePlaces.ts';
import { useWallKeys } from './useWallKeys.ts';
import { useWidth } from './useWidth.ts';
import * as css from './Wall.css.ts';
import { WallHeader } from './WallHeader.tsx';

/** Tiles before it is known how many there are. */
const SKELETON = Array.from({ length: 4 }, (_, tile) => <Skeleton key={tile} shape="block" height="25rem" />);

/** All running tests at once, each a small live monitor that leads to the full one, to be read from a distance. */
export function Wall(): ReactElement {
  const { t } = useTranslation();
  const running = useRunningDevices();
  const { data: attendances = [] } = useAttendances();
  const { data, error, isValidating, mutate } = running;
  const since = useStaleSince(running, POLL_DEVICES);
  const [schedule] = useState(createFrameLoop);
  const day = useDay();
  const { text, report: onAttention } = useAnnouncements();
  const { alarms: unsorted, report: onAlarm } = useAlarms();
  const alarms = longestFirst(unsorted);
  const needing = alarms.filter(({ isOpen }) => isOpen).length;
  const alarm = useAlarm(needing, text);
  const { ref, width } = useWidth<HTMLDivElement>();
  const { places, nameOf } = usePlaces(data, day.devices);
  const [wanted, setPage] = useState(0);
  useWallKeys(ref, () => alarm.setSound(!alarm.hasSound));

  const layout = wallLayout(places.length, width);
  const vacant = new Set(places.filter((id) => !data?.some((device) => device.id === id)));
  const pages = pagesOf(places, layout.pageSize, { alarmed: alarms.map(({ device }) => device.id), vacant });
  const page = Math.min(wanted, pages.length - 1);
  const isKnown = data !== undefined && day.devices !== undefined && width > 0;

  return (
    <div className={css.screen} ref={ref} data-shape={layout.shape}>
      <ScreenTitle>{t(($) => $.wall.title)}</ScreenTitle>
      <WallHeader
        counts={data ? { tests: data.length, needing: alarms.length } : null}
        page={page}
        pages={pages.length}
        onPage={setPage}
        alarm={alarm}
        isNarrow={layout.shape !== 'wall'}
      />
      <div className={css.notices}>
        <StaleNotice since={since} />
        <AlarmProblems alarm={alarm} />
      </div>
      <div className={css.content}>
        <div className={css.place}>
          {error && !data ? (
            <ErrorState title={t(($) => $.wall.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating} />
          ) : isKnown ? (
            <Tiles
              {...{ layout, vacant, nameOf, schedule, onAttention, onAlarm, attendances }}
              running={data}
              page={pages[page] ?? []}
            />
          ) : (
            <Placeholder label={t(($) => $.wall.loading)} className={css.blank}>
              {SKELETON}
            </Placeholder>
          )}
        </div>
        <div className={css.alarms}>
          {(alarms.length > 0 || layout.shape === 'wall') && data !== undefined && <AlarmList alarms={alarms} />}
        </div>
        <div className={css.day}>
          <DayLists {...day} />
        </div>
      </div>
      <VisuallyHidden>
        <span role="alert">{text}</span>
      </VisuallyHidden>
    </div>
  );
}
