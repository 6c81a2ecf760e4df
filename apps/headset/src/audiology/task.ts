import type { Heard } from '../observer.ts';
import { type Ear, FALSE_POSITIVE_RESPONSE_TIME, type RecordEvent } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import {
  answer,
  answerSilence,
  type Exam,
  examProgress,
  isSilenceNext,
  nextTone,
  settledShare,
  startExam,
  STRATEGIES,
  type Strategy,
  type Tone,
} from './exam.ts';

/** How long a tone lasts and may be answered, seconds (ASHA 2005: 1 to 2 s). */
const TONE = 1.5;
/** Silence before the next tone, seconds: irregular, lest the patient presses by rhythm (BSA: 1 to 3 s). */
const GAP = { shortest: 1, longest: 3 } as const;

/** A level in dB HL that nobody hears: that of a silent interval, to the simulated listener. */
const SILENCE = -100;

/** The tone that is being played, or left out, with what the simulated listener will do. */
interface Pending {
  readonly tone: Tone;
  readonly isSilent: boolean;
  readonly heard: Heard;
}

function present(state: Exam, around: Surroundings<Exam>): Presented<Pending> | null {
  const tone = nextTone(state);
  if (!tone) return null;
  const { ear } = state.plan;
  const share = settledShare(state);
  const random = randomOf(around.runSeed, ear, state.presented, 'response');
  const isSilent = isSilenceNext(state, randomOf(around.runSeed, ear, state.presented, 'silence'));
  const played = isSilent ? { ...tone, level: SILENCE } : tone;
  const heard = around.observer.hears(played, { ear, share, random });
  return { pending: { tone, isSilent, heard }, seconds: TONE, records: [] };
}

/** A press that comes too early cannot be an answer [AUD-01]: it is reported, but does not count. */
const counts = ({ is_heard, response_time }: Heard): boolean =>
  is_heard && response_time > FALSE_POSITIVE_RESPONSE_TIME;

function take(state: Exam, { tone, isSilent, heard }: Pending, around: Surroundings<Exam>): Answered<Exam> {
  const { exam, ...found } = isSilent
    ? { exam: answerSilence(state, heard.is_heard), threshold: false, retest: false }
    : answer(state, tone, counts(heard));
  const { ear } = state.plan;
  const record: RecordEvent = {
    type: 'new_pure_tone_response',
    data: {
      ear,
      ...found,
      frequency: tone.frequency,
      volume_db: tone.level,
      ...heard,
      catch_trial: isSilent ? 'silence' : null,
    },
  };
  const random = randomOf(around.runSeed, ear, state.presented, 'gap');
  const seconds = GAP.shortest + (GAP.longest - GAP.shortest) * random();
  return { state: exam, seconds, records: [record] };
}

const examination = (ear: Ear, strategy: Strategy): Examination<Exam, Pending> => ({
  screen: 'doing test',
  side: ear,
  share: 1,
  start: ({ order }) => startExam({ ear, strategy, age: order.patient.age }),
  present,
  take,
  progress: examProgress,
});

/** Pure tone audiometry and screening, of one ear. */
export const audiology: Task = {
  group: 'AUDIOLOGY',
  isVisual: false,
  examinations: ({ ear, test_group }) => {
    const strategy = STRATEGIES.find((one) => one === test_group.strategy);
    return strategy ? [examination(ear ?? 'RIGHT', strategy)] : null;
  },
};
