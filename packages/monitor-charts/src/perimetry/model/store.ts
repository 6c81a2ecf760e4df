import { combine, type Grid, isBlank, type RegionResult } from '@isopter/clinical/perimetry';
import type { MonitorEvent } from '../../shared/event.ts';
import { receiverOf } from '../../shared/ignored.ts';
import type { StoreOptions } from '../../shared/modelStore.ts';
import { createPublisher, type MonitorStore } from '../../shared/publisher.ts';
import { completion, draftOf, eyeUnderTest, applyEvent, presented, type PerimetryAnswer } from './state.ts';
import type { PerimetryDraft, StateOptions, StimulusObserver } from './draft.ts';
import {
  type Eye,
  EYES,
  type PerimetryLocation,
  type PerimetryStatistics,
  type Point,
  type Progress,
} from '../types.ts';
import { Tally } from './tally.ts';

/** The immutable view of one eye; the same object until something of it changes. */
export interface PerimetryEyeView {
  readonly eye: Eye;
  readonly locations: readonly PerimetryLocation[];
  readonly statistics: PerimetryStatistics;
  /** The completion in percent (PERI-02). */
  readonly completion: number;
  /** The location of the current or last stimulus; `null` if the eye is not under test. */
  readonly presented: Point | null;
}

/** The immutable view a monitor draws. */
export interface PerimetryView {
  readonly eyes: Readonly<Record<Eye, PerimetryEyeView>>;
  /** The statistics of both eyes together. */
  readonly statistics: PerimetryStatistics;
  readonly progress: Progress;
  readonly eye_under_test: Eye | null;
  readonly region_no: number | null;
  /** The results of the previous regions (PERI-07). */
  readonly earlier: readonly RegionResult[];
  readonly run: number;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

export type { FrameScheduler } from '../../shared/publisher.ts';

export interface PerimetryStoreOptions extends StateOptions, StoreOptions {
  /** The grid of an eye, whose points are listed before they are tested. */
  gridOf?: (eye: Eye) => Grid | undefined;
}

/**
 * The store of one perimetry test, outside React: use it with `useSyncExternalStore(store.subscribe,
 * store.getSnapshot)`.
 */
export type PerimetryStore = MonitorStore<PerimetryView, PerimetryAnswer>;

/** Returns the previous object if it is equal to the next one. */
function keep<T extends object>(previous: T | undefined, next: T): T {
  const isSame = previous && (Object.keys(next) as (keyof T)[]).every((name) => Object.is(previous[name], next[name]));
  return isSame ? previous : next;
}

/**
 * Creates the store of one perimetry test. Messages are applied as they arrive, at a cost independent of the length of
 * the test. Listeners are notified at most once per animation frame, and unchanged parts keep their object identity
 * (CHART-04).
 */
export function createPerimetryStore({
  gridOf = () => undefined,
  schedule,
  onIgnored,
  check,
  ...options
}: PerimetryStoreOptions = {}): PerimetryStore {
  let draft: PerimetryDraft;
  let tallies: Record<Eye, Tally>;

  const observe: StimulusObserver = (previous, next) => {
    if (previous) tallies[previous.eye].remove(previous);
    if (next) tallies[next.eye].add(next);
  };

  const load = (server?: PerimetryAnswer | null): void => {
    draft = draftOf(server, options);
    tallies = { OS: new Tally(gridOf('OS')), OD: new Tally(gridOf('OD')) };
    for (const stimulus of draft.stimuli.values()) tallies[stimulus.eye].add(stimulus);
  };

  const eyeView = (eye: Eye, previous: PerimetryEyeView | undefined): PerimetryEyeView => {
    const newest = presented(draft);
    const own = newest?.eye === eye ? newest : null;
    const tally = tallies[eye];
    tally.setNewest(own);
    return keep(previous, {
      eye,
      locations: tally.locations(),
      statistics: tally.statistics(),
      completion: completion(draft, eye),
      presented: own && !isBlank(own) ? keep(previous?.presented ?? undefined, { x: own.x, y: own.y }) : null,
    });
  };

  const makeView = (view: PerimetryView | undefined): PerimetryView => {
    const eyes = keep(view?.eyes, { OS: eyeView('OS', view?.eyes.OS), OD: eyeView('OD', view?.eyes.OD) });
    const { progress, region_no, earlier, run, seq_num, ignored, is_stale } = draft;
    return {
      eyes,
      statistics: view?.eyes === eyes ? view.statistics : combine(EYES.map((eye) => eyes[eye].statistics)),
      progress,
      eye_under_test: eyeUnderTest(draft),
      region_no,
      earlier,
      run,
      seq_num,
      ignored,
      is_stale,
    };
  };

  load(undefined);
  const { publishSoon, ...published } = createPublisher(makeView, schedule);
  const apply = (event: MonitorEvent): void => {
    applyEvent(draft, event, observe);
    publishSoon();
  };
  return {
    ...published,
    load: (server) => {
      load(server);
      publishSoon();
    },
    receive: receiverOf<MonitorEvent>(
      { records: ['new_stimuli'], apply, refused: () => draft.ignored },
      { onIgnored, check },
    ),
  };
}
