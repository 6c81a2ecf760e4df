import { answeredShare } from '@isopter/clinical';
import { snellenOf, type Trial } from '@isopter/clinical/acuity';
import type { Eye, RecordEvent } from '@isopter/contract';
import { pick, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { isOver, nextSize } from './procedure.ts';
import { type Line, linesOf, STRATEGIES, type Strategy } from './strategies.ts';

/** The algorithm whose examinations can be skipped eye by eye [ACU-02]. */
export const ACUITY_VERSION = 2;

/** Between an answer and the next optotype, seconds. */
const PAUSE = 0.6;

/** The measurement of one line of one eye: plain data, so that it can be stored and continued. */
interface Exam {
  readonly line: Line;
  readonly trials: readonly Trial[];
}

/** The optotype that is shown, with what the simulated patient will do. */
interface Pending {
  readonly size: number;
  readonly direction: number;
  readonly seen: boolean;
}

type Keys = Surroundings<Exam>;

const keysOf = (eye: Eye, { line, trials }: Exam): (string | number)[] => [
  eye,
  line.distance,
  line.contrast,
  trials.length,
];

const directionOf = (eye: Eye, state: Exam, { runSeed }: Keys): number =>
  pick(state.line.directions, randomOf(runSeed, ...keysOf(eye, state), 'direction'));

const record = (
  eye: Eye,
  { line }: Exam,
  { order }: Keys,
  optotype: Pending,
  marks: { skipped: boolean; threshold: boolean },
): RecordEvent => ({
  type: 'new_acuity_optotype_result',
  data: {
    eye,
    ...marks,
    contrast: line.contrast,
    size: optotype.size,
    size_label: snellenOf(optotype.size, order.system_unit ?? 'IMP'),
    version: ACUITY_VERSION,
    direction: optotype.direction,
    viewed: optotype.seen,
  },
});

/** The measurement of one line of acuity with one eye, or with both together. */
export const acuityExamination = (eye: Eye, line: Line): Examination<Exam, Pending> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: () => ({ line, trials: [] }),
  present(state, around): Presented<Pending> | null {
    const size = nextSize(state.trials, line.procedure);
    if (size === null) return null;
    const share = Math.min(1, state.trials.length / line.procedure.trials);
    const random = randomOf(around.runSeed, ...keysOf(eye, state), 'answer');
    const guess = 1 / line.procedure.alternatives;
    const { seen, seconds } = around.observer.readsOptotype(size, { eye, viewing: line, guess, share, random });
    return { pending: { size, direction: directionOf(eye, state, around), seen }, seconds, records: [] };
  },
  take(state, pending, around): Answered<Exam> {
    const trials = [...state.trials, { size: pending.size, seen: pending.seen }];
    const threshold = isOver(trials, line.procedure);
    const records = [record(eye, state, around, pending, { skipped: false, threshold })];
    return { state: { ...state, trials }, seconds: PAUSE, records };
  },
  progress: ({ trials }) => (isOver(trials, line.procedure) ? 1 : answeredShare(trials.length, line.procedure.trials)),
  skip(state, around) {
    const size = nextSize(state.trials, line.procedure) ?? line.procedure.display.most;
    const optotype = { size, direction: directionOf(eye, state, around), seen: false };
    return [record(eye, state, around, optotype, { skipped: true, threshold: false })];
  },
});

const strategyOf = (strategy: unknown): Strategy | undefined => STRATEGIES.find((one) => one === strategy);

/** Right, left and both eyes together [ACU-04]; one eye alone when it is named. */
const phasesOf = (eye: '' | 'OD' | 'OS'): readonly Eye[] => (eye === '' ? ['OD', 'OS', 'OU'] : [eye]);

/** Visual acuity, in all its strategies. */
export const acuity: Task = {
  group: 'VISUAL_ACUITY',
  isVisual: true,
  examinations({ eye, test_group }) {
    const strategy = strategyOf(test_group.strategy);
    if (!strategy) return null;
    const lines = linesOf(strategy, test_group.protocol);
    return phasesOf(eye).flatMap((phase) => lines.map((line) => acuityExamination(phase, line)));
  },
};
