import { createModelStore } from '../shared/modelStore.ts';
import type { FrameScheduler, MonitorStore } from '../shared/publisher.ts';
import { isBetween, isNumber, isRecord, type MonitorEvent, readSeqNum } from '../shared/read.ts';
import { recordList, type RecordListState } from '../shared/recordList.ts';
import {
  ALL_AROUND,
  GAZE_EYES,
  type GazeEye,
  isDirection,
  onCircle,
  SIX_CARDINAL,
} from '../motility/gaze/directions.ts';
import type { Attempt, EomsView, EyeMovements, Movement } from './types.ts';

/** How far an eye is expected to look, degrees: where the headset's target comes to rest. */
export const EXPECTED = 30;

/** The directions of an algorithm: 6 in version 1, 8 above it, and where the version is not known (EOM-02). */
export const directionsOf = (eoms_algorithm_version: number | null | undefined): readonly number[] =>
  eoms_algorithm_version === 1 ? SIX_CARDINAL : ALL_AROUND;

/** Four times the attempts of a test: all of them are drawn, so that an endless device must not have more. */
export const MOST_ATTEMPTS = 200;

/** Reads an attempt as the API sends it; undefined if any of its values is malformed. */
export function readAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, direction, angle, x, y, attempt } = value;
  const seq_num = readSeqNum(value['seq_num']);
  if ((eye !== 'OD' && eye !== 'OS') || !isDirection(direction) || seq_num === undefined) return undefined;
  if (!isBetween(angle, -180, 180) || !isBetween(x, -180, 180) || !isBetween(y, -180, 180)) return undefined;
  if (!isNumber(attempt) || attempt < 0) return undefined;
  return { eye, seq_num, direction, angle, x, y, attempt };
}

const list = recordList<Attempt>({ type: 'new_eoms_response', read: readAttempt, most: MOST_ATTEMPTS });
export const { initialState, reduceAll } = list;
export type EomsState = RecordListState<Attempt>;

/** How much of the expected way an eye went, along the direction; what it strayed to the side does not count. */
export function shareOf({ direction, x, y }: Attempt): number {
  const target = onCircle(direction, EXPECTED);
  return (x * target.x + y * target.y) / EXPECTED ** 2;
}

/** Shortfall of a grade, and excess of a grade: shares of the way. */
const UNDER = 0.25;
const OVER = 0.1;
/** Less than this is no shortfall yet, nor an excess. */
const NORMAL = 0.1;

/**
 * The clinical grade of a movement: 0 is normal, -4 does not leave the middle, a quarter of the way a grade; beyond the
 * expected place a grade a tenth, at most 4. The scale downwards is the usual one of versions, that upwards our own.
 */
export function gradeOf(share: number): number {
  const beyond = share - 1;
  if (Math.abs(beyond) <= NORMAL) return 0;
  return beyond < 0 ? Math.max(-4, -Math.ceil(-beyond / UNDER - 0.5)) || -1 : Math.min(4, Math.round(beyond / OVER));
}

function movementOf(direction: number, attempts: readonly Attempt[]): Movement {
  const shares = attempts.map(shareOf);
  const share = shares.length > 0 ? Math.max(...shares) : null;
  const best = share === null ? null : (attempts[shares.indexOf(share)] ?? null);
  return {
    direction,
    ...onCircle(direction, EXPECTED),
    attempts,
    best,
    share,
    grade: share === null ? null : gradeOf(share),
  };
}

/** What an eye has done in the directions that are asked for; attempts elsewhere are shown too, and complete nothing. */
export function movementsOf(attempts: readonly Attempt[], asked: readonly number[] = ALL_AROUND): EyeMovements {
  const own = attempts.filter(({ direction }) => direction > 0);
  const shown = ALL_AROUND.filter(
    (direction) => asked.includes(direction) || own.some((one) => one.direction === direction),
  );
  const movements = shown.map((direction) =>
    movementOf(
      direction,
      own.filter((one) => one.direction === direction),
    ),
  );
  const tried = movements.filter(({ direction, share }) => share !== null && asked.includes(direction)).length;
  return { movements, completion: Math.min(100, Math.round((100 * tried) / asked.length)) };
}

/** What a monitor shows of a state; the attempts of an eye that did not change stay the same list. */
export function viewOf({ records, ...state }: EomsState, previous?: EomsView): EomsView {
  const attemptsOf = (eye: GazeEye): readonly Attempt[] => {
    const own = records.filter((one) => one.eye === eye);
    const before = previous?.attempts[eye];
    return before?.length === own.length && own.every((one, i) => one === before[i]) ? before : own;
  };
  const newest = records.at(-1);
  // versions: what was recorded of the other eye just before belongs to the same attempt
  const together = records
    .slice(-GAZE_EYES.length)
    .filter((one) => newest && one.direction === newest.direction && one.attempt === newest.attempt);
  return {
    attempts: { OD: attemptsOf('OD'), OS: attemptsOf('OS') },
    eyes_under_test: [...new Set(together.map(({ eye }) => eye))],
    newest_direction: newest?.direction ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

/** How a test of eye movements is followed. */
export const model = { ...list, viewOf };

export type EomsStore = MonitorStore<EomsView, MonitorEvent>;

/** Makes a store of one test of eye movements; listeners are told at most once a frame (CHART-04). */
export const createEomsStore = ({ schedule }: { schedule?: FrameScheduler } = {}): EomsStore =>
  createModelStore(model, schedule);
