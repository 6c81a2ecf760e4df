import { kindById, type MonitorKind, type Test } from '@isopter/contract';
import type { Completion } from '@isopter/monitor-charts/wall';
import { type ComponentType, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import type { MonitorState, RecordStore } from '../../../lib/domain/live/follow.ts';
import { loadOf } from '../../../lib/domain/live/load.ts';
import { LoadedTest } from './LoadedTest.tsx';
import type { SideUnderTest } from '../../../lib/domain/live/rules/badge.ts';
import type { DeviceActions } from './commands/useDeviceActions.ts';
import { thumbnailTest } from '../../../lib/domain/live/thumbnailTest.ts';
import { useMonitor } from '../../../lib/domain/live/useMonitor.ts';
import { WatchedTest } from './WatchedTest.tsx';

/** Props of what a kind of test draws. */
export interface DrawingProps<View> {
  test: Test;
  /** The records so far. */
  view: View;
  /** Everything else the monitor has loaded. */
  state: MonitorState;
  /** The test is over. */
  isDone: boolean;
  /** Null for read-only users [SUP-02]. */
  actions: DeviceActions | null;
}

/** A store of records that is looked at. */
interface ViewedStore<View> extends RecordStore {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => View;
}

/** The parts that differ between kinds. */
export interface MonitorDefinition<View> {
  kind: MonitorKind;
  /**
   * The words of its charts, where several kinds share a file.
   * @default kind
   */
  words?: string;
  createStore: (test: Test) => ViewedStore<View>;
  /** The eye or ear that is tested now. */
  sideUnderTest?: (view: View, test: Test) => SideUnderTest | null;
  /** The region that is tested now, of a test that has regions. */
  regionUnderTest?: (view: View) => number | null;
  completionOf: Completion<View>;
  Drawing: ComponentType<DrawingProps<View>>;
}

/** The monitor of a kind of test: a screen that takes the test from its address. */
export function monitorScreen<View>({
  kind,
  words = kind,
  createStore,
  sideUnderTest = () => null,
  regionUnderTest = () => null,
  completionOf,
  Drawing,
}: MonitorDefinition<View>): () => ReactNode {
  const { silence } = kindById(kind);
  const load = loadOf(kind);

  function Observe({ test }: { test: Test }): ReactElement {
    const monitor = useMonitor(test, (watched) => ({ store: createStore(watched), silence, load }));
    const { store, state } = monitor;
    const view = useSyncExternalStore(store.subscribe, store.getSnapshot);
    return (
      <WatchedTest
        monitor={monitor}
        side_under_test={sideUnderTest(view, test)}
        region_no={regionUnderTest(view)}
        completion={completionOf(view, thumbnailTest(test, state.device))}
      >
        {({ isOver, actions }) => (
          <ChartWords kind={words}>
            <Drawing test={test} view={view} state={state} isDone={isOver} actions={actions} />
          </ChartWords>
        )}
      </WatchedTest>
    );
  }
  return function Monitor() {
    return <LoadedTest>{(test) => <Observe key={test.id} test={test} />}</LoadedTest>;
  };
}
