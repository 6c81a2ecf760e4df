import type { Attendance, Device } from '@isopter/contract';
import { EmptyState } from '@isopter/ui';
import { MonitorIcon } from '@isopter/ui/icons';
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tileAfterKey, type WallLayout } from '../rules/layout.ts';
import * as css from './Tile.css.ts';
import { WatchedTile, type WatchedTileProps } from './WatchedTile.tsx';

/** Props of {@link Tiles}. */
export interface TilesProps extends Pick<WatchedTileProps, 'schedule' | 'onAttention' | 'onAlarm'> {
  layout: WallLayout;
  running: readonly Device[];
  /** The lanes of the page by their places. */
  page: readonly string[];
  /** The devices without a test. */
  vacant: ReadonlySet<string>;
  nameOf: (lane: string) => string;
  attendances: readonly Attendance[];
}

/** The running tests of a page, each in its place; those of other pages are followed for their alarms [OUR-785]. */
export function Tiles(props: TilesProps): ReactElement {
  const { layout, running, page, vacant, nameOf, attendances, ...shared } = props;
  const { t, i18n } = useTranslation();
  const { shape, columns } = layout;

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="open"]')];
    const from = links.indexOf(document.activeElement as HTMLElement);
    const isRtl = i18n.dir() === 'rtl';
    const to = from < 0 ? undefined : tileAfterKey(event.key, from, links.length, { columns, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };

  if (running.length === 0) {
    return (
      <EmptyState title={t(($) => $.wall.empty)} icon={<MonitorIcon />}>
        {t(($) => $.wall.emptyHint)}
      </EmptyState>
    );
  }
  const isList = shape === 'list';
  const elsewhere = running.filter(({ id }) => !page.includes(id)).map(({ id }) => id);
  const shown = isList ? page.filter((id) => !vacant.has(id)) : page;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a short cut between the links
    <ul
      className={isList ? css.list : css.tiles}
      aria-label={t(($) => $.wall.title)}
      style={isList ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, ${css.TILE_WIDTH}))` }}
      data-shape={shape}
      onKeyDown={onKeyDown}
    >
      {[...shown, ...elsewhere].map((id) => {
        const device = running.find((one) => one.id === id);
        if (!device) {
          return (
            <li key={id} className={css.vacant} data-part="vacant">
              <bdi>{nameOf(id)}</bdi>
              <span>{t(($) => $.patients.devices.free)}</span>
            </li>
          );
        }
        const isHere = page.includes(id);
        return (
          <li key={id} data-device={id} className={css.cell} hidden={!isHere}>
            <WatchedTile
              key={device.administering_test}
              {...shared}
              device={device}
              attendance={attendances.find(({ test }) => test === device.administering_test)}
              shownAs={isHere ? (isList ? 'line' : 'tile') : 'nothing'}
            />
          </li>
        );
      })}
    </ul>
  );
}
