import { EYES } from '@isopter/clinical/gaze';
import { placeOf } from '@isopter/clinical/sensorimotor';
import { storeOf } from '../shared/modelStore.ts';
import type { MonitorStore } from '../shared/publisher.ts';
import { recordList, type RecordListState } from '../shared/recordList.ts';
import type { AlignedEye, AlignmentResult, AlignmentView, Marker, MarkerClass } from './types.ts';
import type { SensorimotorReport, SensorimotorView } from './types.ts';

/** The first version whose states contain the finished locations and the positions of the target (SENS-02). */
export const WITH_PLACES = 3;
/** An upper limit for the number of states in a test. */
export const MOST_REPORTS = 300;

const list = recordList<SensorimotorReport>({
  type: 'sensorimotor_state_update',
  most: MOST_REPORTS,
});
export type SensorimotorState = RecordListState<SensorimotorReport>;

/** Begins with the answer of the state call: the newest state (H-100). */
const draftOf = (server?: SensorimotorReport | null): ReturnType<typeof list.draftOf> =>
  list.draftOf(server ? [server] : []);

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: SensorimotorReport | null): SensorimotorState => draftOf(server);
export const { reduceAll } = list;

/**
 * The class of a marker (SENS-02): 2 for a result, which completes its location; otherwise 0 if the target was not
 * moved, so that there is no distance; 1 for any other attempt, and always in version 1 or if the distance is unknown.
 */
export function markerOf(
  algorithm_version: number,
  { distance_degrees, threshold }: Pick<AlignmentResult, 'distance_degrees' | 'threshold'>,
): MarkerClass {
  if (threshold) return 2;
  if (algorithm_version === 1 || (distance_degrees ?? null) === null) return 1;
  return distance_degrees === 0 ? 0 : 1;
}

/** The tolerance in degrees between a distance and a position. */
const AGREE = 0.5;

/** Whether the units of a state are degrees of the target's position: the reported distance agrees with them. */
function tellsPlaces({ algorithm_version, last_result }: SensorimotorReport): boolean {
  if (algorithm_version < WITH_PLACES || !last_result) return false;
  const { location, distance_degrees = null } = last_result;
  const place = placeOf(location.location_index);
  if (!place || distance_degrees === null) return false;
  return Math.abs(Math.hypot(location.x_units - place.x, location.y_units - place.y) - distance_degrees) <= AGREE;
}

type Markers = Map<number, Marker>;

/** The results of all states in order; the newest of a location counts. */
function markersOf(reports: readonly SensorimotorReport[], eye: AlignedEye): readonly Marker[] {
  const markers: Markers = new Map();
  const newest = reports.at(-1);
  const arePlaces = newest !== undefined && tellsPlaces(newest);
  for (const location of newest?.locations_done ?? []) {
    if ((location.eye ?? newest?.eye) !== eye) continue;
    const { location_index, x_units: x, y_units: y } = location;
    const place = arePlaces ? placeOf(location_index) : undefined;
    const distance_degrees = place ? Math.round(10 * Math.hypot(x - place.x, y - place.y)) / 10 : null;
    markers.set(location_index, {
      location_index,
      x,
      y,
      distance_degrees,
      attempts: 0,
      marker: 2,
      is_last: false,
    });
  }
  for (const { algorithm_version, last_result, eye: tested } of reports) {
    if (!last_result || (last_result.location.eye ?? tested) !== eye) continue;
    const { location_index, x_units: x, y_units: y } = last_result.location;
    const { distance_degrees = null, attempt_number: attempts } = last_result;
    const marker = markerOf(algorithm_version, last_result);
    markers.set(location_index, { location_index, x, y, distance_degrees, attempts, marker, is_last: false });
  }
  const last = newest?.last_result?.location;
  return [...markers.values()]
    .map((one) =>
      last && (last.eye ?? newest?.eye) === eye && last.location_index === one.location_index
        ? { ...one, is_last: true }
        : one,
    )
    .sort((one, other) => one.location_index - other.location_index);
}

const isSame = (one: Marker, other: Marker | undefined): boolean =>
  other !== undefined && (Object.keys(one) as (keyof Marker)[]).every((key) => one[key] === other[key]);

function alignmentOf(
  reports: readonly SensorimotorReport[],
  eye: AlignedEye,
  previous: AlignmentView | undefined,
): AlignmentView {
  const markers = markersOf(reports, eye);
  const newest = reports.at(-1);
  const is_deviation = newest !== undefined && tellsPlaces(newest);
  const isUnchanged =
    previous?.markers.length === markers.length &&
    previous.is_deviation === is_deviation &&
    markers.every((one, i) => isSame(one, previous.markers[i]));
  if (isUnchanged) return previous;
  return { eye, markers, done: markers.filter(({ marker }) => marker === 2).length, is_deviation };
}

/** Derives the view of a monitor from a state. An unchanged eye keeps its object identity. */
export function viewOf({ records, ...state }: SensorimotorState, previous?: SensorimotorView): SensorimotorView {
  const newest = records.at(-1);
  const of = (eye: AlignedEye): AlignmentView => alignmentOf(records, eye, previous?.eyes[eye]);
  return {
    eyes: { OD: of('OD'), OS: of('OS'), OU: of('OU') },
    eye_under_test: newest && (newest.last_result || newest.percentage > 0) ? newest.eye : null,
    attempt_number: newest?.last_result?.attempt_number ?? null,
    percentage: newest?.percentage ?? 0,
    algorithm_version: newest?.algorithm_version ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

/**
 * The charts of a test, the left eye on the left: one per eye, or one of both together in a binocular test. Reports on
 * an eye that the test does not ask for are shown too.
 */
export function chartsOf({ eyes, eye_under_test }: SensorimotorView, isBinocular: boolean): readonly AlignedEye[] {
  const isKnown = (eye: AlignedEye): boolean => eyes[eye].markers.length > 0 || eye_under_test === eye;
  if (EYES.some(isKnown)) return isKnown('OU') ? [...EYES, 'OU'] : EYES;
  return isBinocular || isKnown('OU') ? ['OU'] : EYES;
}

export type SensorimotorStore = MonitorStore<SensorimotorView, SensorimotorReport>;

/** The model of a sensorimotor test. */
export const model = { records: list.records, draftOf, applyEvent: list.applyEvent, viewOf };

/** Creates the store of one sensorimotor test. Listeners are notified at most once per animation frame (CHART-04). */
export const createSensorimotorStore = storeOf(model);
