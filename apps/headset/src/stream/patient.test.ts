import { isFixationLoss } from '@isopter/clinical/perimetry';
import { onSquare } from '@isopter/clinical/gaze';
import type { DeviceStimulus, RecordEvent, SingleEye, TestOrder } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { COVER } from '../cover/task.ts';
import { observerOf } from '../device/run.ts';
import { type HeadsetKind, isOver, type Run } from '../device/state.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import type { EyeLook, Eyes } from '../look.ts';
import { fellowOf, type Gaze, plus } from '../motility/gaze.ts';
import { REFLEX } from '../pupil/reflex.ts';
import { targetOf } from '../sensorimotor/task.ts';
import { patientsEyes } from './patient.ts';

/** A wait of a test: the eyes at any of its moments, and what is recorded at its end. */
interface Stretch {
  readonly run: Run;
  readonly seconds: number;
  readonly eyesAt: (waited: number) => Eyes;
  readonly recorded: readonly RecordEvent[];
}

/** Runs a test to its end. */
function watch(order: Partial<TestOrder>, over: Partial<HeadsetKind> = {}): readonly Stretch[] {
  const kind = { ...aKind, ...over };
  const device = headset(kind);
  device.start(anOrder(order));
  const stretches: Stretch[] = [];
  let clock = 0;
  for (let run = device.state.run; run && !isOver(run); run = device.state.run) {
    const known = device.events.length;
    const began = clock;
    const current = run;
    const seconds = run.wait?.seconds ?? 0;
    device.elapse();
    clock += seconds;
    stretches.push({
      run,
      seconds,
      eyesAt: (waited) => patientsEyes(current, kind, { clock: began + waited, waited }),
      recorded: device.events.slice(known),
    });
  }
  return stretches;
}

const degrees = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y);
/** The diameter of the pupil of an open eye. */
const pupilOf = ({ pupil, openness }: EyeLook): number | null => (openness === 1 ? pupil : null);
const isLoss = ({ stimulus }: { readonly stimulus: DeviceStimulus }): boolean =>
  isFixationLoss(stimulus as Parameters<typeof isFixationLoss>[0]);
const minus = (one: Gaze, other: Gaze): Gaze => plus(one, other, -1);

describe('the eyes in an eye movement test', () => {
  const stretches = watch({ test_group: { group: 'EXTRA_OCULAR_MOTILITY' } }, { patient: 'glaucoma-1' });
  const movements = stretches.filter(({ recorded }) => recorded.some(({ type }) => type === 'new_eoms_response'));

  it('are at the recorded position at the end of each movement [SRV-02]', () => {
    const looks = movements.flatMap(({ seconds, eyesAt, recorded }) =>
      recorded.flatMap(({ type, data }) =>
        type === 'new_eoms_response' ? [{ data, gaze: eyesAt(seconds)[data.eye as SingleEye].gaze }] : [],
      ),
    );
    expect(looks.length).toBeGreaterThan(15);
    for (const { data, gaze } of looks) expect(gaze).toEqual({ x: data.x, y: data.y });
  });

  it('follow the target from straight ahead, and fixate between the movements', () => {
    for (const { seconds, eyesAt } of movements) {
      const [begin, half, end] = [0, 1, seconds].map((waited) => degrees(eyesAt(waited).OS.gaze));
      expect(begin).toBe(0);
      expect(half).toBeGreaterThan(10);
      expect(end).toBeGreaterThan(half!);
    }
    const between = stretches.filter(({ run, seconds }) => run.pending === null && seconds > 0);
    expect(between.length).toBeGreaterThanOrEqual(movements.length);
    for (const { eyesAt } of between) expect(degrees(eyesAt(0.5).OS.gaze)).toBeLessThan(1);
  });
});

describe('the eyes in a pupil test', () => {
  const stretches = watch({ test_group: { group: 'PUPIL', strategy: 'PUPILLOMETRY' } }, { patient: 'unreliable-1' });

  it('have the recorded diameters at the times of the samples, and are closed without one [SRV-02]', () => {
    const samples = stretches.flatMap(({ eyesAt, recorded }) =>
      recorded.flatMap(({ type, data }) =>
        type === 'pupillometry_state_update'
          ? (data.od_state.diameters ?? []).map((right, i) => ({
              measured: [right, data.os_state.diameters?.[i]],
              eyes: eyesAt((i + 0.5) / REFLEX.rate),
            }))
          : [],
      ),
    );
    expect(samples.length).toBeGreaterThan(600);
    expect(samples.some(({ measured }) => measured[0] === null)).toBe(true);
    for (const { measured, eyes } of samples) {
      expect([pupilOf(eyes.OD), pupilOf(eyes.OS)]).toEqual(measured);
      expect(measured[0] === null ? eyes.OD.openness : 0).toBe(0);
    }
  });

  it('show the next state already in the moment between two states', () => {
    const pairs = stretches.slice(0, -1).map((stretch, i) => ({ ...stretch, next: stretches[i + 1]! }));
    const between = pairs.filter(({ run, next }) => run.pending === null && next.run.pending !== null);
    expect(between.length).toBeGreaterThan(40);
    for (const { eyesAt, next } of between) {
      const { pupil, openness } = next.eyesAt(0).OD;
      expect(eyesAt(0).OD).toMatchObject(openness === 1 ? { pupil, openness } : { openness });
    }
  });
});

describe('the eyes in a test of the field', () => {
  it.each([
    ['threshold perimetry', { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }],
    ['suprathreshold perimetry', { group: 'PERIMETRY', strategy: 'SUPRA_THRESHOLD', protocol: '24-2' }],
  ] as const)('look away in the presentations that count as fixation losses, in %s [SRV-02]', (_, test_group) => {
    const presentations = [0, 1, 2, 3].flatMap((seed) =>
      watch({ test_group }, { patient: 'poor-fixator-1', seed: `${seed}` }).flatMap(
        ({ run, seconds, eyesAt, recorded }) => {
          const [event] = recorded;
          const isAnswer = run.pending !== null && event?.type === 'new_stimuli' && 'false_positive' in event.data;
          return isAnswer ? [{ stimulus: event.data as DeviceStimulus, seconds, eyesAt }] : [];
        },
      ),
    );
    const losses = presentations.filter(isLoss);
    expect(losses.length).toBeGreaterThan(2);
    for (const { stimulus, seconds, eyesAt } of losses) {
      const { OD, OS } = eyesAt(seconds);
      expect(degrees(minus(OD.gaze, stimulus))).toBeCloseTo(0);
      expect(OS.gaze).toEqual(OD.gaze);
    }
    const kept = presentations.filter((one) => !isLoss(one));
    expect(kept.length).toBeGreaterThan(100);
    const gazes = kept.flatMap(({ seconds, eyesAt }) =>
      [0, seconds / 2, seconds].map((waited) => degrees(eyesAt(waited).OD.gaze)),
    );
    expect(Math.max(...gazes)).toBeLessThan(1);
  });
});

describe('the eyes in tests of alignment', () => {
  it('stand where the cover test records them, and are on the target after the response time [SRV-02]', () => {
    const watched = watch({ test_group: { group: 'COVER' }, cover_directions: 3 }, { patient: 'glaucoma-3' }).flatMap(
      ({ eyesAt, recorded }) =>
        recorded.flatMap(({ type, data }) => {
          if (type !== 'new_stimuli' || !('direction' in data)) return [];
          const target = onSquare(data.direction, COVER.eccentricity);
          const gazeAt = (waited: number) => minus(eyesAt(waited)[data.eye as SingleEye].gaze, target);
          return [{ ...data, gazeAt }];
        }),
    );
    for (const { x, y, gazeAt } of watched) expect(degrees(minus(gazeAt(0), { x, y }))).toBeCloseTo(0);
    const moved = watched.filter(({ viewed }) => viewed);
    expect(moved.length).toBeGreaterThan(5);
    for (const { response_time, gazeAt } of moved) expect(degrees(gazeAt(response_time!))).toBeCloseTo(0);
  });

  it('point to the fixed target and to where the movable one is laid [SRV-02]', () => {
    const kind = { ...aKind, patient: 'glaucoma-1' } as const;
    const aligned = watch({ test_group: { group: 'SENSORIMOTOR_CARDINAL' } }, kind).flatMap(
      ({ run, seconds, eyesAt, recorded }) =>
        recorded.flatMap(({ type, data }) =>
          type === 'sensorimotor_state_update' ? [{ run, eyes: eyesAt(seconds), ...data.last_result!.location }] : [],
        ),
    );
    expect(aligned.length).toBeGreaterThan(14);
    for (const { run, eyes, location_index, ...at } of aligned) {
      const eye = at.eye as SingleEye;
      const place = targetOf(location_index);
      expect(eyes[fellowOf(eye)].gaze).toEqual(place);
      const deviates = observerOf(run, kind).deviation(eye, place);
      expect(degrees(minus(minus(eyes[eye].gaze, place), deviates))).toBeLessThan(2);
    }
  });
});
