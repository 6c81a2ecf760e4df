import { type Attendance, type Attention, isEnded, type Patient } from '@isopter/contract';
import { type MonitorStore, type Thumbnail, ThumbnailCanvas } from '@isopter/monitor-charts/wall';
import { Badge, BatteryIcon, Link, useNumberFormat } from '@isopter/ui';
import { CautionIcon } from '@isopter/ui/icons';
import { type ReactElement, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Going } from '../../lib/alarm/Going.tsx';
import { usePatientName } from '../../lib/patients/usePatientName.ts';
import { thumbnailTest } from '../../lib/live/thumbnailTest.ts';
import { ChartWords } from '../../lib/live/ChartWords.tsx';
import type { MonitorState } from '../../lib/live/follow.ts';
import { type MonitorKind, monitorPath } from '@isopter/contract';
import { useStaleness } from '../../lib/live/useStaleness.ts';
import { useStateName } from '../../lib/live/useStateName.ts';
import { useTestName } from '../../lib/tests/useTestName.ts';
import { Elapsed } from './Elapsed.tsx';
import { unattended } from '../../lib/alarm/attention.ts';
import * as css from './Wall.css.ts';

/** Props of {@link Tile}. */
export interface TileProps {
  state: MonitorState;
  store: MonitorStore<unknown, unknown>;
  thumbnail: Thumbnail;
  kind: MonitorKind | undefined;
  device: string;
  patient: Patient | undefined;
  attentions: readonly Attention[];
  /** Who is on the way to it. */
  attendance: Attendance | undefined;
}

/** What cannot wait is told apart from what should be looked at. */
const PRESSING: readonly Attention[] = ['answer', 'connection', 'device'];

const needs = (
  all: readonly Attention[],
  attendance: Attendance | undefined,
): 'nobody' | 'attended' | 'look' | 'help' => {
  const attentions = unattended(all, attendance);
  if (attentions.length === 0) return all.length > 0 ? 'attended' : 'nobody';
  return attentions.some((one) => PRESSING.includes(one)) ? 'help' : 'look';
};

/** One running test in small; all of it leads to its monitor. */
export function Tile({
  state,
  store,
  thumbnail,
  kind,
  device,
  patient,
  attentions,
  attendance,
}: TileProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = usePatientName();
  const testName = useTestName();
  const percent = useNumberFormat({ style: 'percent' });
  const { test, dashboard } = state;
  const done = useSyncExternalStore(store.subscribe, () =>
    thumbnail.completion(store.getSnapshot(), thumbnailTest(test, state.device)),
  );
  const name = nameOf(patient);
  const title = testName(test.test_group);
  const { status, screen } = dashboard;
  const stateName = useStateName({ status, screen, side_under_test: null }).name;
  const stale = useStaleness(state);
  const how = useId();
  const picture = <ThumbnailCanvas className={css.canvas} store={store} thumbnail={thumbnail} />;
  return (
    <div
      className={css.tile}
      data-needs={needs(attentions, attendance)}
      data-stale={stale ? true : undefined}
      role="group"
      aria-label={device}
      data-component="WallTile"
    >
      <div className={css.inner}>
        <div className={`${css.line} ${css.across}`}>
          <bdi className={css.device}>{device}</bdi>
          <span className={css.end}>
            {test.time_start && !isEnded(status) && <Elapsed since={test.time_start} />}
            <BatteryIcon owner="headset" percentage={dashboard.battery_level_headset_percentage} />
          </span>
        </div>
        <span className={css.link}>
          <Link
            variant="quiet"
            aria-label={t(($) => $.wall.open, { patient: name, test: title, percent: percent(done / 100) })}
            aria-describedby={`${how}-state ${how}-marks`}
            data-part="open"
            {...(kind && { href: `${monitorPath(kind, test.id)}?from=wall` })}
          >
            <bdi>{name}</bdi>
          </Link>
        </span>
        <div className={`${css.detail} ${css.test}`}>{title}</div>
        <div className={css.picture}>
          <div className={css.ground}>
            {thumbnail.words ? <ChartWords kind={thumbnail.words.kind}>{picture}</ChartWords> : picture}
          </div>
          {attentions.length > 0 && (
            <div className={css.marks} data-part="marks">
              <span id={`${how}-marks`} className={css.reasons}>
                {attentions.map((one) => (
                  <Badge key={one} tone={PRESSING.includes(one) ? 'critical' : 'caution'}>
                    <span className={css.mark}>
                      <CautionIcon className={css.markIcon} />
                      {t(($) => $.wall.attention[one])}
                    </span>
                  </Badge>
                ))}
              </span>
              <Going test={test.id} device={device} attentions={attentions} attendance={attendance} />
            </div>
          )}
        </div>
        <div className={`${css.line} ${css.foot}`}>
          <span id={`${how}-state`} className={css.state}>
            {stale ? t(($) => $.wall.lastKnown, { state: stateName, asOf: stale.asOf }) : stateName}
          </span>
          <span className={`${css.number} ${css.done}`} data-part="percent">
            {percent(done / 100)}
          </span>
        </div>
      </div>
      <div className={css.bar} aria-hidden="true">
        <div className={css.barValue} style={{ inlineSize: `${done}%` }} />
      </div>
    </div>
  );
}
