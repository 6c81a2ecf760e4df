import type { Eye } from '@isopter/clinical';
import { RESPONSE_WINDOW, type Response } from '../observer.ts';
import type { RecordEvent, TestOrder } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings } from '../task.ts';
import { USUAL_SIZE } from '../perimetry/expected.ts';
import { paceOf } from '../perimetry/pace.ts';
import { isEarly, lookAtLoss, stimulusRecord, UNANSWERED } from '../perimetry/record.ts';
import {
  answer,
  nextStimulus,
  type Outcome,
  type Screening,
  screeningProgress,
  settledShare,
  type Shown,
  startScreening,
} from './exam.ts';
import { type ScreeningChoice, screeningOf } from './strategies.ts';

const WINDOW = RESPONSE_WINDOW / 1000;
/** Regions of a test with two: the second is tested with the eyelid taped. */
const TAPED = 2;

/** The stimulus that is being shown, with what the simulated patient will do. */
interface Pending {
  readonly shown: Shown;
  readonly response: Response;
}

/** Which examination it is: of one eye or of both together, in a region. */
interface Place {
  readonly eye: Eye | 'OU';
  readonly region_no: number;
}

const outcomeOf = (response: Response): Outcome => {
  if (isEarly(response)) return 'early';
  return response.seen ? 'seen' : 'missed';
};

/** The record of a presentation; what is seen with both eyes names none [ENT-25, ENT-26]. */
function recordOf(
  { eye, region_no }: Place,
  { before }: Surroundings<Screening>,
  shown: Shown,
  response: Response,
  isAnswered: boolean,
): RecordEvent {
  const index = before.reduce((sum, { presented }) => sum + presented, shown.index);
  const { x, y } = shown;
  const { seen: viewed, response_time } = response;
  return {
    type: 'new_stimuli',
    data:
      eye === 'OU'
        ? { index, x, y, viewed, response_time }
        : stimulusRecord({ eye, index, shown, response, region_no, isAnswered }),
  };
}

function examination(place: Place, choice: ScreeningChoice, isFirstTaped: boolean): Examination<Screening, Pending> {
  const { eye, region_no } = place;
  const { pattern, intensity, misses, tempo } = choice;
  const isTaped = region_no === TAPED;
  const pace = paceOf(tempo);
  const present = (state: Screening, around: Surroundings<Screening>): Presented<Pending> | null => {
    const keys = [around.runSeed, eye, region_no, state.presented] as const;
    const shown = nextStimulus(state, randomOf(...keys));
    if (!shown) return null;
    const share = settledShare(state);
    const { goldman_size: size, with_correction: isCorrected } = around.order;
    const random = randomOf(...keys, 'response');
    const response = around.observer.seesLight(shown, { eye, isTaped, size, isCorrected, share, random });
    const seconds = response.seen ? response.response_time : WINDOW;
    return { pending: { shown, response }, seconds, records: [recordOf(place, around, shown, UNANSWERED, false)] };
  };
  const take = (
    state: Screening,
    { shown, response }: Pending,
    around: Surroundings<Screening>,
  ): Answered<Screening> => ({
    state: answer(state, shown, outcomeOf(response)),
    seconds: pace - (response.seen ? response.response_time : WINDOW),
    records: [recordOf(place, around, shown, response, true)],
  });
  return {
    screen: 'doing test',
    side: eye,
    share: 1,
    isOnPlay: isFirstTaped,
    start: ({ order, runSeed }) =>
      startScreening(
        // an Esterman record has no place for a catch trial
        {
          eye,
          pattern,
          intensity,
          misses,
          has_catch_trials: eye !== 'OU',
          age: order.patient.age,
          size: order.goldman_size ?? USUAL_SIZE,
        },
        randomOf(runSeed, eye, region_no, 'schedule'),
      ),
    present,
    take,
    look: (_, { shown, response }, __, seconds) => lookAtLoss(shown, response, seconds),
    progress: screeningProgress,
  };
}

/** The eyes of an order, the right one first; both together see an Esterman test, unless it is monocular. */
function eyesOf({ eye }: TestOrder, { pattern }: ScreeningChoice): readonly (Eye | 'OU')[] {
  if (pattern === 'ESTERMAN-BINO') return ['OU'];
  return eye === 'OD' || eye === 'OS' ? [eye] : ['OD', 'OS'];
}

/** The examinations of an order by seen and not seen; null when there is no such test. */
export const examinationsOf = (order: TestOrder): readonly Examination<Screening, Pending>[] | null => {
  const choice = screeningOf(order);
  if (!choice) return null;
  return choice.regions.flatMap((region_no) =>
    eyesOf(order, choice).map((eye, i) => examination({ eye, region_no }, choice, region_no === TAPED && i === 0)),
  );
};

export const isEsterman = ({ test_group }: TestOrder): boolean => test_group.strategy === 'ESTERMAN';
