import { isEnded } from '@isopter/contract';
import { ThumbnailCanvas } from '@isopter/monitor-charts/wall';
import { useNumberFormat } from '@isopter/ui';
import { BatteryLowIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isBatteryNearlyEmpty } from '../../../lib/domain/alarm/attention.ts';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { Band } from './Band.tsx';
import { Elapsed } from './Elapsed.tsx';
import { OpenTest } from './OpenTest.tsx';
import { SideTag } from './SideTag.tsx';
import * as css from './Tile.css.ts';
import type { ShownTest } from './useShownTest.ts';

/** One running test in small; all of it leads to its monitor. */
export function Tile({ shown }: { shown: ShownTest }): ReactElement {
  const { t } = useTranslation();
  const percent = useNumberFormat({ style: 'percent' });
  const { test, store, thumbnail, device, side, done, stale, tile, ids } = shown;
  const { battery_level_headset_percentage: level } = shown.dashboard;
  const picture = (
    <ThumbnailCanvas className={css.canvas} store={store} thumbnail={thumbnail} isStale={stale !== null} />
  );
  return (
    <div
      className={css.tile}
      data-needs={tile.look}
      data-lead={tile.lead ?? undefined}
      data-claimed={tile.isClaimed || undefined}
      data-stale={stale ? true : undefined}
      role="group"
      aria-label={device}
      data-component="WallTile"
    >
      {tile.lead === null ? (
        <div className={css.state} id={ids.state} data-tone={shown.tone}>
          <span className={css.dot} aria-hidden />
          {shown.stateName}
        </div>
      ) : (
        <>
          <Band id={ids.state} tile={tile} since={shown.since} battery={shown.battery} asOf={shown.asOf} />
          {tile.lead !== 'paused' && tile.lead !== 'failed' && <VisuallyHidden>{shown.stateName}</VisuallyHidden>}
        </>
      )}
      <div className={css.inner}>
        <div className={css.line}>
          <bdi className={css.lane}>{device}</bdi>
          <OpenTest shown={shown} className={css.name} />
        </div>
        <div className={css.line}>
          <span className={css.test}>{shown.shortTitle}</span>
          {side && <SideTag side={side} />}
        </div>
        <div className={css.picture} dir="ltr">
          {thumbnail.words ? <ChartWords kind={thumbnail.words.kind}>{picture}</ChartWords> : picture}
        </div>
        <div className={css.bar}>
          <div className={css.barValue} style={{ inlineSize: `${done}%` }} aria-hidden />
          <VisuallyHidden>
            <span data-part="percent">{percent(done / 100)}</span>
          </VisuallyHidden>
        </div>
        <div className={css.foot}>
          {test.time_start && !isEnded(shown.dashboard.status) && (
            <Elapsed since={test.time_start} expected={test.expected_seconds ?? null} />
          )}
          {level !== null && (
            <span className={css.battery} data-low={isBatteryNearlyEmpty(level) || undefined}>
              {isBatteryNearlyEmpty(level) && <BatteryLowIcon aria-hidden className={css.batteryIcon} />}
              {t(($) => $.wall.battery, { percent: percent(level / 100) })}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
