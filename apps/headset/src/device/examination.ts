import { type DeviceStimulus, FALSE_POSITIVE_RESPONSE_TIME } from '@isopter/contract';
import { profileOf, truthOf } from '../patient/patients.ts';
import { respond, type Response } from '../patient/respond.ts';
import { RESPONSE_WINDOW } from '../patient/responseTimes.ts';
import { answer, type Exam, examProgress, nextPresentation, type Presentation } from '../perimetry/exam.ts';
import type { Eye } from '../perimetry/grids.ts';
import { randomOf } from '../random.ts';
import { record } from './outbox.ts';
import type { Step } from './plan.ts';
import { enter, reportProgress, runSeed, stepsOf } from './run.ts';
import type { HeadsetKind, Run } from './state.ts';

/** From one stimulus to the next, seconds: the pace of 30-2 tests, 404 presentations in 12.3 min. */
export const PACE = 1.8;

const WINDOW = RESPONSE_WINDOW / 1000;

const UNANSWERED: Response = { seen: false, response_time: 0, has_good_fixation: true };

/** A presentation as it is reported: once when it is shown, and again with the answer and what it settled. */
function stimulus(eye: Eye, shown: Presentation, index: number, response: Response, threshold: number | null) {
  return {
    eye,
    index,
    x: shown.x,
    y: shown.y,
    viewed: response.seen,
    threshold,
    response_time: response.response_time,
    is_blind_spot: shown.kind === 'blind_spot',
    has_good_fixation: response.has_good_fixation,
    false_positive: response.seen && response.response_time < FALSE_POSITIVE_RESPONSE_TIME,
    false_negative: false,
    region_no: 0,
  } satisfies DeviceStimulus;
}

/** How many presentations of this eye came before the examination at a position (the foveal ones). */
const presentedBefore = (run: Run, steps: readonly Step[], eye: Eye): number =>
  steps
    .slice(0, run.position)
    .reduce((sum, step, i) => sum + (step.kind === 'exam' && step.eye === eye ? (run.exams[i]?.presented ?? 0) : 0), 0);

type ExamStep = Extract<Step, { kind: 'exam' }>;

function show(run: Run, kind: HeadsetKind, step: ExamStep, exam: Exam): Run {
  const keys = [runSeed(run, kind), step.eye, step.program, exam.presented] as const;
  const shown = nextPresentation(exam, randomOf(...keys));
  if (!shown) return enter(run, kind, run.position + 1);
  const truth = truthOf(run.patient, step.eye, run.order.patient.age, `${kind.seed}/${run.order.test_id}`);
  const share = examProgress(exam, false) / 100;
  const response = respond(truth, profileOf(run.patient), shown, share, randomOf(...keys, 'response'));
  const seconds = response.seen ? response.response_time : WINDOW;
  const index = presentedBefore(run, stepsOf(run, kind), step.eye) + shown.index;
  const data = stimulus(step.eye, shown, index, UNANSWERED, null);
  const showing = { ...run, pending: { shown, response }, wait: { seconds, person: false } };
  return record(showing, { type: 'new_stimuli', data });
}

function take(run: Run, kind: HeadsetKind, step: ExamStep, before: Exam, pending: NonNullable<Run['pending']>): Run {
  const { shown, response } = pending;
  const { exam, threshold } = answer(before, shown, response.seen);
  const index = presentedBefore(run, stepsOf(run, kind), step.eye) + shown.index;
  const data = {
    ...stimulus(step.eye, shown, index, response, threshold),
    false_negative: shown.kind === 'false_negative' && !response.seen,
  };
  const seconds = PACE - (response.seen ? response.response_time : WINDOW);
  const exams = { ...run.exams, [run.position]: exam };
  const taken = { ...run, exams, pending: null, wait: { seconds, person: false } };
  return reportProgress(record(taken, { type: 'new_stimuli', data }), kind);
}

/** Goes on after a wait: to the next screen, the next stimulus, or the answer to the one that is shown. */
export function proceed(run: Run, kind: HeadsetKind): Run {
  if (run.wait === null) return run;
  const step = stepsOf(run, kind)[run.position];
  const exam = run.exams[run.position];
  if (step?.kind !== 'exam' || !exam) return enter(run, kind, run.position + 1);
  return run.pending ? take(run, kind, step, exam, run.pending) : show(run, kind, step, exam);
}
