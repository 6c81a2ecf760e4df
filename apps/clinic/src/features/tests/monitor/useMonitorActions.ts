import type { Patient, SingleEye, TestBundle } from '@isopter/contract';
import { useState } from 'react';
import type { MonitorState } from '../../../lib/domain/live/follow.ts';
import { useReports } from '../../../lib/domain/reports/useReports.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { reportEyes, testActions } from '../list/rules/actions.ts';
import { useResume } from '../list/useResume.ts';
import { useViewer } from '../list/useViewer.ts';
import { type Control, controlsFor, type Lead, leadOf, offersResume } from '../../../lib/domain/live/rules/controls.ts';
import { waitsForStart } from './rules/end.ts';

/** Actions of a watched test for the current user. */
export interface MonitorActions {
  /** It has not ended, and can be steered. */
  isRunning: boolean;
  /** The main control; undefined if the device's screen offers none. */
  lead: Lead | undefined;
  /** The other controls. */
  controls: readonly Control[];
  /** Starts a test that its bundle waits for; undefined if it starts automatically, or has started. */
  start: (() => void) | undefined;
  /** Resumes a stopped or paused test; undefined if it cannot be resumed. */
  resume: (() => void) | undefined;
  /** Its reports: one, or one an eye. */
  reports: readonly { eye: SingleEye | undefined; show: () => void }[];
  /** The question whether to cancel it; undefined where it cannot be cancelled. */
  cancel: { isAsking: boolean; onAsk: (isAsking: boolean) => void } | undefined;
}

export interface MonitorActionsOptions {
  state: MonitorState;
  patient: Patient | null | undefined;
  /** The bundle the test is part of, where it is known. */
  bundle: TestBundle | undefined;
  /** Called once a stopped or waiting test continues. */
  onResumed: () => void;
}

/** Returns the actions of a watched test. */
export function useMonitorActions({ state, patient, bundle, onResumed }: MonitorActionsOptions): MonitorActions {
  const { test, device, dashboard } = state;
  const { resume } = useResume(onResumed);
  const viewer = useViewer(patient ?? undefined);
  const reports = useReports();
  const { preferences } = useSignedIn();
  const [isAsking, onAsk] = useState(false);
  const current = { ...test, status: dashboard.status ?? test.status };
  const offered = testActions(current, viewer);
  const isRunning = offered.includes('monitor');
  const controls = controlsFor({
    screen: dashboard.screen,
    test_group: test.test_group,
    screen_order_version: device?.capabilities.screen_order_version ?? 1,
    status: dashboard.status,
  });
  const lead = isRunning ? leadOf(controls) : undefined;
  return {
    isRunning,
    lead,
    controls: isRunning ? controls.filter((control) => control !== lead) : [],
    start: viewer.mayWrite && waitsForStart(bundle, current, device) ? () => resume(test) : undefined,
    resume: offered.includes('resume') && offersResume(dashboard.status, controls) ? () => resume(test) : undefined,
    reports: offered.includes('report')
      ? reportEyes(test, preferences).map((eye) => ({ eye, show: () => reports.show(test, eye) }))
      : [],
    cancel: offered.includes('cancel') ? { isAsking, onAsk } : undefined,
  };
}
