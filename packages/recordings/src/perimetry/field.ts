import { CATCH_TRIALS_OF_A_KIND, type Eye, type Point } from '@isopter/clinical';
import { blindSpotOf, gridOf } from '@isopter/clinical/perimetry';
import type { LiveEvent } from '@isopter/contract';
import { recording } from '../recording.ts';
import data from './fields.data.json' with { type: 'json' };

/** A measured field; see packages/clinical/src/perimetry/NOTICE.md. */
export type FieldName = 'healthy' | 'glaucoma' | 'advanced' | 'central';

interface Misses {
  /** Presses before the stimulus could be answered. */
  false_positives?: number;
  /** Out of 4 catch trials. */
  false_negatives?: number;
  /** Out of 4 fixation checks. */
  fixation_losses?: number;
}

/** Behavior of a recorded patient. */
export interface Recorded extends Misses {
  field: FieldName;
  /** Program whose locations are tested, where the field was measured with another one. */
  protocol?: string;
  /** Seen and not seen at this level instead of thresholds (dB). */
  seen_at?: number;
  region_no?: number;
}

type Presentation = Point & Record<string, unknown>;

/** The same numbers every time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The measured sensitivities by place, as that eye sees them; thresholds below 0 are -1 as a device sends them. */
function sensitivities(name: FieldName, eye: Eye): Map<string, number> {
  const field = data.fields.find(({ label }) => label === name)!;
  const points = gridOf(field.grid, 'OD')!.points;
  const side = eye === 'OS' ? -1 : 1;
  return new Map(points.map(({ x, y }, i) => [`${side * x},${y}`, Math.max(-1, field.thresholds[i]!)]));
}

/** The answers that lead to a sensitivity: bracketed from above and below, the last one settles it. */
function answersAt(point: Point, db: number, { seen_at }: Recorded, next: () => number): Presentation[] {
  const answer = (viewed: boolean, threshold: number | null): Presentation => ({
    ...point,
    viewed,
    threshold,
    response_time: viewed ? Math.round((0.3 + 0.4 * next()) * 1000) / 1000 : 1.5,
  });
  if (seen_at !== undefined) return db >= seen_at ? [answer(true, null)] : [answer(false, null), answer(false, null)];
  if (db < 0) return [answer(false, null), answer(false, db)];
  return [answer(true, null), answer(false, null), ...(next() < 0.5 ? [answer(true, null)] : []), answer(true, db)];
}

/** All presentations of one eye in the order they are shown: locations at random, catch trials in between. */
function presentations(eye: Eye, recorded: Recorded, seed: number): Presentation[] {
  const next = numbers(seed);
  const { false_positives = 1, false_negatives = 0, fixation_losses = 0 } = recorded;
  const measured = sensitivities(recorded.field, eye);
  const points = recorded.protocol ? gridOf(recorded.protocol, eye)!.points : gridOf('24-2', eye)!.points;
  const open = points
    .filter(({ x, y }) => measured.has(`${x},${y}`))
    .map((point) => answersAt(point, measured.get(`${point.x},${point.y}`)!, recorded, next));
  const shown: Presentation[] = [];
  while (open.length > 0) {
    const at = Math.floor(next() * open.length);
    shown.push(open[at]!.shift()!);
    if (open[at]!.length === 0) open.splice(at, 1);
  }
  const seen = shown.find(({ viewed }) => viewed === true);
  if (!seen) return shown;
  const every = Math.max(1, Math.floor(shown.length / (CATCH_TRIALS_OF_A_KIND + 1)));
  for (let trial = CATCH_TRIALS_OF_A_KIND; trial >= 1; trial -= 1) {
    const lost = trial <= fixation_losses;
    const missed = trial <= false_negatives;
    const early = Array.from({ length: trial <= 1 ? false_positives : 0 }, () => ({
      viewed: true,
      response_time: 0.09,
    }));
    shown.splice(
      trial * every,
      0,
      {
        ...blindSpotOf(eye),
        is_blind_spot: true,
        catch_trial: 'blind_spot',
        viewed: lost,
        response_time: lost ? 0.42 : 1.5,
      },
      {
        x: seen.x,
        y: seen.y,
        viewed: !missed,
        response_time: missed ? 1.5 : 0.38,
        false_negative: missed,
        catch_trial: 'false_negative',
      },
      ...early.map((press) => ({ x: seen.x, y: seen.y, false_positive: true, ...press })),
    );
  }
  return shown;
}

/** A whole test as the socket would carry it: each presentation when it is shown and again with its answer. */
export function record(eyes: Partial<Record<Eye, Recorded>>): readonly LiveEvent[] {
  const order = Object.entries(eyes) as [Eye, Recorded][];
  const events: { type: string; data: object }[] = [];
  const percent = { od: 0, os: 0 };
  const send = (type: string, payload: object): void => {
    events.push({ type, data: { seq_num: events.length + 1, ...payload } });
  };
  order.forEach(([eye, recorded], eyeNo) => {
    const all = presentations(eye, recorded, eyeNo + 7);
    all.forEach((presentation, i) => {
      const stimulus = { eye, index: i + 1, region_no: recorded.region_no ?? 1, catch_trial: null, ...presentation };
      send('new_stimuli', { ...stimulus, viewed: false, threshold: null, response_time: 0, false_negative: false });
      send('new_stimuli', stimulus);
      percent[eye === 'OD' ? 'od' : 'os'] = Math.round(((i + 1) / all.length) * 100);
      send('test_progress_update', { ...percent, total: (percent.od + percent.os) / order.length });
    });
  });
  return recording(events);
}
