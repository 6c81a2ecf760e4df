import { percentDone } from '@isopter/clinical';
import type { ColorVision } from '../observer.ts';
import type { ColorSection, ColorVisionState, Eye, RecordEvent } from '@isopter/contract';
import { normal, type Random, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import {
  type Answers,
  currentSection,
  deficienciesOf,
  isDone,
  platesOf,
  resultOf,
  sectionsOf,
  shareOf,
} from './ccvt.ts';
import { eyesOf } from '../colorVision/eyes.ts';
import data from './waggoner.data.json' with { type: 'json' };

export type Variant = keyof typeof data.variants;

/** The plates one eye has read: plain data. */
export interface Screening {
  readonly eye: Eye;
  readonly variant: Variant;
  readonly answers: Answers;
}

interface Pending {
  readonly section: ColorSection;
  readonly isRight: boolean;
}

/** How quickly a plate is lost with severity: our own choice. */
const SPREAD = 0.06;
/** Share of the severity that counts in the plates of the similar deficiency. */
const ALIKE = 0.6;
const PAUSE = 0.5;
/** How long a right answer takes beyond the time the plate is shown, seconds. */
const ANSWER = { median: 1.2, spread: 0.4 } as const;

const isRedGreen = (one: string): boolean => one === 'protan' || one === 'deutan';

/** Returns the severity that the plates of a section reveal. */
function effective(section: ColorSection, { type, severity }: ColorVision): number {
  if (type === 'normal') return 0;
  if (section === 'general') return type === 'tritan' ? 0 : severity;
  if (section === type) return severity;
  return isRedGreen(section) && isRedGreen(type) ? ALIKE * severity : 0;
}

/**
 * Returns whether the patient reads the plate. The plates of a section fade from one to the next, so that a more severe
 * deficiency misses more of them; they are shown in a different order.
 */
export function reads(
  section: ColorSection,
  plate: number,
  vision: ColorVision,
  lapse: number,
  random: Random,
): boolean {
  const [least = 0, most = 0] = data.faint[section];
  const faint = least + ((most - least) * plate) / Math.max(1, platesOf(section) - 1);
  const severity = effective(section, vision);
  const chance = severity === 0 ? 0 : 1 / (1 + Math.exp(-(severity - faint) / SPREAD));
  return random() >= lapse && random() >= chance;
}

/** The plates of a section as this run shows them. */
function shuffled(section: ColorSection, random: Random): readonly number[] {
  const order = Array.from({ length: platesOf(section) }, (_, i) => ({ i, at: random() }));
  return order.toSorted((one, other) => one.at - other.at).map(({ i }) => i);
}

/** An eye as it is reported [COL-05]: its sections appear as they are begun. */
function eyeState({ eye, answers }: Screening, isTested: boolean): ColorVisionState['eye_states'][number] {
  const current = isTested ? currentSection(answers) : null;
  const { tritan, protanDeutan, type } = deficienciesOf(answers);
  return {
    eye,
    current_section: current,
    target_row: current && (answers[current]?.length ?? 0) + 1,
    sections: sectionsOf(answers)
      .filter((section) => section === current || (answers[section]?.length ?? 0) > 0)
      .map((section) => ({
        section,
        result: resultOf(answers, section),
        done: isDone(answers, section),
        all_data_received: isDone(answers, section),
        correct_answers: (answers[section] ?? []).filter(Boolean).length,
        total_answers: answers[section]?.length ?? 0,
      })),
    percentage_done: percentDone(shareOf(answers)),
    tritan_deficiency: tritan,
    protan_deutan_deficiency: protanDeutan,
    protan_deutan_deficiency_type: type,
  };
}

const report = (exam: Screening, { all }: Surroundings<Screening>): RecordEvent => ({
  type: 'waggoner_state_update',
  data: { eye_states: all.map((one) => eyeState(one.eye === exam.eye ? exam : one, one.eye === exam.eye)) },
});

function present(state: Screening, around: Surroundings<Screening>): Presented<Pending> | null {
  const { eye, answers, variant } = state;
  const section = currentSection(answers);
  if (section === null) return null;
  const at = answers[section]?.length ?? 0;
  const plate = shuffled(section, randomOf(around.runSeed, eye, section))[at] ?? 0;
  const random = randomOf(around.runSeed, eye, section, at);
  const vision = around.observer.colorVision(eye);
  // the demonstration is explained until it is understood: nobody lapses there
  const isRight = reads(section, plate, vision, section === 'demo' ? 0 : around.observer.inattention, random);
  const { shown, answer } = data.variants[variant];
  const after = isRight ? Math.min(answer, ANSWER.median * Math.exp(ANSWER.spread * normal(random))) : answer / 2;
  const isFirst = section === 'demo';
  return { pending: { section, isRight }, seconds: shown + after, records: isFirst ? [report(state, around)] : [] };
}

function take(state: Screening, { section, isRight }: Pending, around: Surroundings<Screening>): Answered<Screening> {
  const answers = { ...state.answers, [section]: [...(state.answers[section] ?? []), isRight] };
  const taken = { ...state, answers };
  return { state: taken, seconds: PAUSE, records: [report(taken, around)] };
}

const examination = (eye: Eye, variant: Variant): Examination<Screening, Pending> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: () => ({ eye, variant, answers: {} }),
  present,
  take,
  progress: ({ answers }) => shareOf(answers),
});

const isVariant = (strategy: string | null | undefined): strategy is Variant =>
  typeof strategy === 'string' && strategy in data.variants;

/** Waggoner's computerised test and its variants for seniors and older children, which leave more time. */
export const waggoner: Task = {
  group: 'COLOR_VISION',
  isVisual: true,
  examinations: (order) => {
    const { strategy } = order.test_group;
    return isVariant(strategy) ? eyesOf(order).map((eye) => examination(eye, strategy)) : null;
  },
};
