import { percentDone } from '@isopter/clinical';
import { CAP_COUNT, REFERENCE } from '@isopter/clinical/d15';
import type { Observer } from '../observer.ts';
import type { ColorVisionState, Eye, RecordEvent } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { nextCap, UNSURE } from './arrangement.ts';
import { eyesOf } from '../colorVision/eyes.ts';

/** The arrangement of one eye so far: plain data. */
export interface Arrangement {
  readonly eye: Eye;
  /** Caps in the order they were put, without the fixed one. */
  readonly order: readonly number[];
}

interface Pending {
  readonly cap: number;
}

/** Looking for a cap and putting it down, seconds: median and spread (the D-15 takes one to two minutes an eye). */
const SEARCH = { median: 4, spread: 0.35 } as const;
const PAUSE = 0.5;
/** Factor from a patient's carelessness in other tests to uncertainty in this one. */
const CARELESS = 10;

const unsureOf = ({ inattention }: Observer): number => UNSURE * (1 + CARELESS * inattention);

/** Caps that follow one of their two neighbours of the circle. */
const neighbours = (order: readonly number[]): number =>
  order.filter((cap, i) => Math.abs(cap - (order[i - 1] ?? REFERENCE)) === 1).length;

const shareOf = ({ order }: Arrangement): number => order.length / CAP_COUNT;

/**
 * Returns the reported state of an eye [COL-05]: the arrangement is the result of the general section, and the row to
 * be continued is the target. It contains the arrangement without a score: the reader scores it.
 */
function eyeState(exam: Arrangement, isTested: boolean): ColorVisionState['eye_states'][number] {
  const { eye, order } = exam;
  const done = order.length === CAP_COUNT;
  return {
    eye,
    current_section: isTested && !done ? 'general' : null,
    target_row: isTested && !done ? order.length + 1 : null,
    sections:
      isTested || order.length > 0
        ? [
            {
              section: 'general',
              result: [...order],
              done,
              all_data_received: done,
              correct_answers: neighbours(order),
              total_answers: order.length,
            },
          ]
        : [],
    percentage_done: percentDone(shareOf(exam)),
    tritan_deficiency: null,
    protan_deutan_deficiency: null,
    protan_deutan_deficiency_type: null,
  };
}

/** The whole test, with the examination of this eye as it is now. */
const report = (exam: Arrangement, { all }: Surroundings<Arrangement>): RecordEvent => ({
  type: 'updated_test_color_vision',
  data: { eye_states: all.map((one) => eyeState(one.eye === exam.eye ? exam : one, one.eye === exam.eye)) },
});

function present(state: Arrangement, around: Surroundings<Arrangement>): Presented<Pending> | null {
  const { eye, order } = state;
  if (order.length === CAP_COUNT) return null;
  const random = randomOf(around.runSeed, eye, order.length, 'cap');
  const { observer } = around;
  const cap = nextCap(order, observer.colorVision(eye), unsureOf(observer), random);
  const seconds = SEARCH.median * Math.exp(SEARCH.spread * normal(random));
  return { pending: { cap }, seconds, records: order.length === 0 ? [report(state, around)] : [] };
}

function take(state: Arrangement, { cap }: Pending, around: Surroundings<Arrangement>): Answered<Arrangement> {
  const taken = { ...state, order: [...state.order, cap] };
  return { state: taken, seconds: PAUSE, records: [report(taken, around)] };
}

const examination = (eye: Eye): Examination<Arrangement, Pending> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: () => ({ eye, order: [] }),
  present,
  take,
  progress: shareOf,
});

/** Farnsworth's D-15: fifteen caps are put in the order of their colours, beginning with a fixed one. */
export const d15: Task = {
  group: 'COLOR_VISION',
  isVisual: true,
  examinations: (order) => (order.test_group.strategy === 'D15' ? eyesOf(order).map(examination) : null),
};
