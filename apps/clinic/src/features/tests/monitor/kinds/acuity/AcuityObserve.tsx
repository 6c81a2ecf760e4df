import {
  AcuityMonitor,
  type AcuityView,
  completionOf,
  createAcuityStore,
  unfinishedPhase,
} from '@isopter/monitor-charts/acuity';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';
import { skippablePhase } from '../../rules/skipEye.ts';
import { SuiteParts } from '../../bundle/SuiteParts.tsx';
import { SkipEye } from './SkipEye.tsx';

export const AcuityObserve = monitorScreen({
  kind: 'acuity',
  completionOf,
  createStore: (test) => createAcuityStore({ test: test.test_group }),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing,
});

function Drawing({ test, view, state, isDone, actions }: DrawingProps<AcuityView>): ReactElement {
  const { device, dashboard } = state;
  const shown = { ...test.test_group, eye: test.eye, system_unit: test.system_unit };
  const skippable = skippablePhase({
    screen: dashboard.screen,
    status: dashboard.status,
    test_group: test.test_group,
    visual_acuity_algorithm_version: device?.capabilities.visual_acuity_algorithm_version ?? 0,
    phase: unfinishedPhase(view, shown),
  });
  return (
    <AcuityMonitor
      test={shown}
      view={view}
      isDone={isDone}
      actions={
        <>
          {skippable && actions && <SkipEye phase={skippable} actions={actions} />}
          {isDone && <SuiteParts test={test} shown="acuity" />}
        </>
      }
    />
  );
}
