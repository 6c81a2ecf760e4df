import { useRunningDevices } from '@isopter/api-client';
import { createFrameLoop } from '@isopter/monitor-charts/wall';
import { EmptyState, ErrorState, ListScreen, LoadingOverlay } from '@isopter/ui';
import { MonitorIcon } from '@isopter/ui/icons';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../brand/ScreenTitle.tsx';
import { tileAfterKey, wallLayout } from './rules/layout.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useSize } from './useSize.ts';
import * as css from './Wall.css.ts';
import { WatchedTile } from './WatchedTile.tsx';

/** All running tests at once, each a small live monitor that leads to the full one. */
export function Wall(): ReactElement {
  const { t, i18n } = useTranslation();
  const { data, error, isLoading, isValidating, mutate } = useRunningDevices();
  const [schedule] = useState(createFrameLoop);
  const { text, report } = useAnnouncements();
  const { ref, width, height } = useSize<HTMLDivElement>();
  const devices = data ?? [];
  const { columns, tileHeight } = wallLayout(Math.max(1, devices.length), width, height);

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
        <LoadingOverlay isLoading label={t(($) => $.wall.loading)}>
          <div className={css.blank} />
        </LoadingOverlay>
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
          <li key={device.id} style={{ display: 'grid', minInlineSize: 0 }}>
            <WatchedTile key={device.administering_test} device={device} schedule={schedule} report={report} />
          </li>
        ))}
      </ul>
    );
  };

  return (
    <ListScreen title={t(($) => $.wall.title)}>
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
