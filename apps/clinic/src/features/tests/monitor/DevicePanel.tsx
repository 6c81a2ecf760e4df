import { isEnded, monitorKind, type Patient, type TestBundle } from '@isopter/contract';
import { VolumeSlider } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AlarmProblems } from '../../../lib/domain/alarm/AlarmProblems.tsx';
import { AlarmSwitches } from '../../../lib/domain/alarm/AlarmSwitches.tsx';
import type { Alarm } from '../../../lib/domain/alarm/useAlarm.ts';
import type { MonitorState } from '../../../lib/domain/live/follow.ts';
import type { Stale } from '../../../lib/domain/live/useStaleness.ts';
import { useViewer } from '../list/useViewer.ts';
import { AfterTest } from './end/AfterTest.tsx';
import { BundleReport } from './bundle/BundleReport.tsx';
import { CancelBundle } from './bundle/CancelBundle.tsx';
import { Caption } from './caption/lazyCaption.ts';
import { Controls } from './Controls.tsx';
import { DeviceFacts } from './device/DeviceFacts.tsx';
import * as css from './Monitor.css.ts';
import { PatientFacts } from './header/PatientFacts.tsx';
import { offersStream } from './rules/stream.ts';
import { StreamControl } from './stream/StreamControl.tsx';
import type { DeviceActions } from './commands/useDeviceActions.ts';
import type { MonitorActions } from './useMonitorActions.ts';

/** Props of {@link DevicePanel}. */
export interface DevicePanelProps {
  state: MonitorState;
  /** Since when the data are out of date; null while live. */
  stale: Stale | null;
  patient: Patient | null | undefined;
  /** The bundle the test is part of, where it is known. */
  bundle: TestBundle | undefined;
  region_no: number | null;
  offered: MonitorActions;
  /** The alarm for tests on other devices; null while none runs. */
  alarm: Alarm | null;
  /** Null for read-only users. */
  actions: DeviceActions | null;
}

/** The side of a monitor: device, volume, further controls, patient, and what concerns the bundle [MON-06 to MON-10]. */
export function DevicePanel(props: DevicePanelProps): ReactElement {
  const { state, stale, patient, bundle, region_no, offered, alarm, actions } = props;
  const { t } = useTranslation();
  const { test, device, dashboard } = state;
  const { isRunning, controls, reports, cancel } = offered;
  const viewer = useViewer(patient ?? undefined);
  const isOver = isEnded(dashboard.status);
  const isStreamOffered =
    device !== null && offersStream(monitorKind(test, device.capabilities), device.capabilities.streaming_camera_count);

  return (
    <>
      {isOver && (
        <AfterTest test={{ ...test, status: dashboard.status ?? test.status }} bundle={bundle} viewer={viewer} />
      )}
      <DeviceFacts device={device} dashboard={dashboard} isOver={isOver} region_no={region_no} stale={stale} />
      {viewer.isTechnician && isRunning && <Caption test={test} screen={dashboard.screen} device={device} />}
      {actions && !isOver && device?.capabilities.volume_control_supported && dashboard.volume !== null && (
        <VolumeSlider
          value={dashboard.volume}
          onChange={(volume) => actions.send({ message: 'volume', payload: volume })}
        />
      )}
      {actions && isRunning && isStreamOffered && (
        <StreamControl device={device.id} actions={actions} side={viewer.isTechnician ? 'upper' : 'lower'} />
      )}
      {actions && <Controls test={test} run={state.run} controls={controls} actions={actions} />}
      {patient && <PatientFacts patient={patient} />}
      {alarm && (
        <section className={css.section} aria-labelledby="monitor-others">
          <h2 id="monitor-others" className={css.sectionTitle}>
            {t(($) => $.monitor.others)}
          </h2>
          <AlarmSwitches alarm={alarm} />
          <AlarmProblems alarm={alarm} />
        </section>
      )}
      {test.test_bundle && (
        <div className={css.foot}>
          {reports.length > 0 && <BundleReport test={test} bundle={test.test_bundle.id} />}
          {actions && cancel && <CancelBundle test={test} actions={actions} />}
        </div>
      )}
    </>
  );
}
