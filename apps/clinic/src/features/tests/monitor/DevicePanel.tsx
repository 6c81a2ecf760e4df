import { isEnded, type Patient } from '@isopter/contract';
import { Button, VolumeSlider } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/session/session.ts';
import { reportEyes, testActions } from '../list/rules/actions.ts';
import { useResume } from '../list/useResume.ts';
import { BundleReport } from './BundleReport.tsx';
import { useReports } from '../../../lib/reports/useReports.ts';
import { useViewer } from '../list/useViewer.ts';
import { CancelControls } from './CancelControls.tsx';
import { CommandNotice } from './CommandNotice.tsx';
import { Controls } from './Controls.tsx';
import { DeviceFacts } from './DeviceFacts.tsx';
import type { MonitorState } from '../../../lib/live/follow.ts';
import * as css from './Monitor.css.ts';
import { PatientFacts } from './PatientFacts.tsx';
import { controlsFor, offersResume } from './rules/controls.ts';
import { monitorKind } from '@isopter/contract';
import { offersStream } from './rules/stream.ts';
import { StreamControl } from './StreamControl.tsx';
import type { DeviceActions } from './useDeviceActions.ts';
import type { Stale } from '../../../lib/live/useStaleness.ts';

/** Props of {@link DevicePanel}. */
export interface DevicePanelProps {
  state: MonitorState;
  /** What is shown is out of date; null while it is live. */
  stale: Stale | null;
  patient: Patient | null | undefined;
  region_no: number | null;
  /** Null for whoever may only look. */
  actions: DeviceActions | null;
  /** Called once a test that was stopped goes on. */
  onResumed: () => void;
}

/** The side of a monitor: device, volume, controls, patient, and what ends the test [MON-06 to MON-10]. */
export function DevicePanel(props: DevicePanelProps): ReactElement {
  const { state, stale, patient, region_no, actions, onResumed } = props;
  const { t } = useTranslation();
  const resume = useResume(onResumed);
  const viewer = useViewer(patient ?? undefined);
  const reports = useReports();
  const { preferences } = useSignedIn();
  const { test, device, dashboard } = state;
  const offered = testActions({ ...test, status: dashboard.status ?? test.status }, viewer);
  const isOver = isEnded(dashboard.status);
  const isRunning = offered.includes('monitor');
  const controls = controlsFor({
    screen: dashboard.screen,
    test_group: test.test_group,
    screen_order_version: device?.capabilities.screen_order_version ?? 1,
  });
  const isStreamOffered =
    device !== null && offersStream(monitorKind(test, device.capabilities), device.capabilities.streaming_camera_count);

  return (
    <>
      <DeviceFacts device={device} dashboard={dashboard} isOver={isOver} region_no={region_no} stale={stale} />
      {actions && !isOver && device?.capabilities.volume_control_supported && dashboard.volume !== null && (
        <VolumeSlider
          value={dashboard.volume}
          onChange={(volume) => actions.send({ message: 'volume', payload: volume })}
        />
      )}
      {actions && isRunning && isStreamOffered && <StreamControl actions={actions} />}
      {actions && isRunning && <Controls run={state.run} controls={controls} actions={actions} />}
      {actions && <CommandNotice actions={actions} />}
      {offered.includes('resume') && offersResume(dashboard.status, controls) && (
        <Button variant="primary" isFullWidth onPress={() => resume(test)}>
          {t(($) => $.tests.actions.resume)}
        </Button>
      )}
      {patient && <PatientFacts patient={patient} />}
      <div className={css.foot}>
        {offered.includes('report') &&
          reportEyes(test, preferences).map((eye) => (
            <Button
              key={eye ?? 'both'}
              variant="primary"
              icon={<FileIcon />}
              isFullWidth
              onPress={() => reports.show(test, eye)}
            >
              {t(($) => (eye ? $.tests.actions[`report${eye}`] : $.monitor.report))}
            </Button>
          ))}
        {offered.includes('report') && test.test_bundle && <BundleReport test={test} bundle={test.test_bundle.id} />}
        {actions && offered.includes('cancel') && <CancelControls test={test} actions={actions} />}
      </div>
    </>
  );
}
