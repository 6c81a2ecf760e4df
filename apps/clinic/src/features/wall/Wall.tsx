import { useAttendances, useRunningDevices, useStaleSince } from '@isopter/api-client';
import { POLL_DEVICES } from '@isopter/contract';
import { createFrameLoop } from '@isopter/monitor-charts/wall';
import { Button, EmptyState, ErrorState, ListScreen, Skeleton, useNumberFormat } from '@isopter/ui';
import { CautionIcon, MonitorIcon } from '@isopter/ui/icons';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { StaleNotice } from '../../lib/list/StaleNotice.tsx';
import { tileAfterKey, wallLayout } from './rules/layout.ts';
import { AlarmProblems } from '../../lib/alarm/AlarmProblems.tsx';
import { AlarmSwitches } from '../../lib/alarm/AlarmSwitches.tsx';
import { useAlarm } from '../../lib/alarm/useAlarm.ts';
import { useAnnouncements } from '../../lib/alarm/useAnnouncements.ts';
import { useSize } from './useSize.ts';
import { Placeholder } from '../../lib/screen/Placeholder.tsx';
import * as css from './Wall.css.ts';
import { WatchedTile } from './WatchedTile.tsx';

/** Tiles before it is known how many there are. */
const SKELETON = Array.from({ length: 4 }, (_, tile) => <Skeleton key={tile} shape="block" height="100%" />);

/** All running tests at once, each a small live monitor that leads to the full one. */
export function Wall(): ReactElement {
  const { t, i18n } = useTranslation();
  const running = useRunningDevices();
  const { data: attendances = [] } = useAttendances();
  const { data, error, isLoading, isValidating, mutate } = running;
  const since = useStaleSince(running, POLL_DEVICES);
  const [schedule] = useState(createFrameLoop);
  const { text, needing, report } = useAnnouncements();
  const amount = useNumberFormat();
  const { ref, width, height } = useSize<HTMLDivElement>();
  const visited = useRef<HTMLElement>(undefined);
  const devices = data ?? [];
  const { columns, tileHeight } = wallLayout(Math.max(1, devices.length), width, height);
  const waiting = devices.filter(({ id }) => needing.has(id));
  const alarm = useAlarm(waiting.length, text);

  /** Leads from one test that needs somebody to the next: on a wall that scrolls it may be out of sight. */
  const showNext = (): void => {
    const links = waiting.flatMap(
      ({ id }) => ref.current?.querySelector<HTMLElement>(`[data-device="${id}"] [data-part="open"]`) ?? [],
    );
    const at = links.findIndex((link) => link === visited.current);
    const next = links[(at + 1) % links.length];
    visited.current = next;
    next?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="open"]')];
    const from = links.indexOf(document.activeElement as HTMLElement);
    const isRtl = i18n.dir() === 'rtl';
    const to = from < 0 ? undefined : tileAfterKey(event.key, from, links.length, { columns, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };

  const content = (): ReactElement => {
    if (error && !data) {
      return <ErrorState title={t(($) => $.wall.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating} />;
    }
    if (isLoading) {
      return (
        <Placeholder label={t(($) => $.wall.loading)} className={css.blank}>
          {SKELETON}
        </Placeholder>
      );
    }
    if (devices.length === 0) {
      return (
        <EmptyState title={t(($) => $.wall.empty)} icon={<MonitorIcon />}>
          {t(($) => $.wall.emptyHint)}
        </EmptyState>
      );
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a short cut between the links
      <ul
        className={css.wall}
        aria-label={t(($) => $.wall.title)}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: tileHeight }}
        onKeyDown={onKeyDown}
      >
        {devices.map((device) => (
          <li key={device.id} data-device={device.id} style={{ display: 'grid', minInlineSize: 0 }}>
            <WatchedTile
              key={device.administering_test}
              device={device}
              attendance={attendances.find(({ test }) => test === device.administering_test)}
              schedule={schedule}
              report={report}
            />
          </li>
        ))}
      </ul>
    );
  };

  return (
    <ListScreen
      title={t(($) => $.wall.title)}
      actions={
        <>
          {waiting.length > 0 && (
            <Button icon={<CautionIcon />} onPress={showNext}>
              {t(($) => $.wall.needing, { amount: amount(waiting.length) })}
            </Button>
          )}
          <AlarmSwitches alarm={alarm} />
        </>
      }
      panel={
        <>
          <StaleNotice since={since} />
          <AlarmProblems alarm={alarm} />
        </>
      }
    >
      <ScreenTitle>{t(($) => $.wall.title)}</ScreenTitle>
      <div className={css.place} ref={ref}>
        {content()}
      </div>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </ListScreen>
  );
}
