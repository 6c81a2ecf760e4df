import type { SingleEye } from '@isopter/contract';
import { type EyeLook, type Eyes, gazeBetween, type Look, shareMoved } from '../look.ts';
import { type Gaze, plus } from '../motility/gaze.ts';
import type { Observer } from '../observer.ts';
import { normal, randomOf } from '../random.ts';

/** The movements of an eye that fixates. Amplitudes are a little larger than in real eyes, to be visible in a picture. */
export const FIXATION = {
  /** Slow drift: frequencies in Hz, and amplitude in degrees of each. */
  drift: { frequencies: [0.17, 0.41, 0.93], amplitude: 0.08 },
  /** One microsaccade in each such interval, seconds; its size in degrees (SD) and its duration in seconds. */
  microsaccade: { interval: 0.9, size: 0.15, duration: 0.025 },
  /** One blink in the middle of each such interval, seconds, earlier or later by at most `spread`: 3 to 6 s apart. */
  blink: { interval: 4.5, spread: 0.75, duration: 0.15 },
  /** Slow changes of the pupils: frequency in Hz, amplitude in mm. */
  hippus: { frequency: 0.15, amplitude: 0.08 },
  /** The constriction in the light of a display, as a share of the largest possible one. */
  constricted: 0.5,
} as const;

function driftAt(seed: string, seconds: number): Gaze {
  const { frequencies, amplitude } = FIXATION.drift;
  const phase = randomOf(seed, 'drift');
  const wave = (frequency: number): number => amplitude * Math.sin(2 * Math.PI * (frequency * seconds + phase()));
  const along = (): number => frequencies.reduce((sum, frequency) => sum + wave(frequency), 0);
  return { x: along(), y: along() };
}

function microsaccadeAt(seed: string, seconds: number): Gaze {
  const { interval, size, duration } = FIXATION.microsaccade;
  const slot = Math.floor(seconds / interval);
  const drawn = (of: number) => {
    const random = randomOf(seed, 'microsaccade', of);
    return { begin: (of + random()) * interval, to: { x: size * normal(random), y: size * normal(random) } };
  };
  const now = drawn(slot);
  const { to: from } = drawn(slot - 1);
  return gazeBetween(from, now.to, shareMoved(seconds, now.begin, now.begin + duration));
}

/** Returns how far the lids are open: closed in the middle of a blink. */
function opennessAt(seed: string, seconds: number): number {
  const { interval, spread, duration } = FIXATION.blink;
  const slot = Math.floor(seconds / interval);
  const begin = (slot + 0.5) * interval + spread * (2 * randomOf(seed, 'blink', slot)() - 1);
  const share = shareMoved(seconds, begin, begin + duration);
  // The lids close twice as fast as they open.
  return Math.max(0, share < 1 / 3 ? 1 - 4 * share : (3 * share - 1.5) / 1.5);
}

function pupilAt({ pupils }: Observer, eye: SingleEye, seed: string, seconds: number): number {
  const { hippus, constricted } = FIXATION;
  const restless = hippus.amplitude * Math.sin(2 * Math.PI * (hippus.frequency * seconds + randomOf(seed, 'hippus')()));
  return pupils.dark[eye] + pupils.efferent[eye] * (restless - pupils.amplitude * constricted);
}

/** Returns the appearance of eyes that look straight ahead, `seconds` by the clock of the headset. */
export function fixatingEyes(observer: Observer, seed: string, seconds: number): Eyes {
  const moved = plus(driftAt(seed, seconds), microsaccadeAt(seed, seconds));
  const openness = opennessAt(seed, seconds);
  const look = (eye: SingleEye): EyeLook => ({
    gaze: plus(moved, observer.manifestDeviation(eye, { x: 0, y: 0 })),
    pupil: pupilAt(observer, eye, seed, seconds),
    openness,
  });
  return { OD: look('OD'), OS: look('OS') };
}

/** Returns eyes with what an examination determines about them. */
export const withLook = (eyes: Eyes, look: Look | undefined): Eyes => ({
  OD: { ...eyes.OD, ...look?.OD },
  OS: { ...eyes.OS, ...look?.OS },
});
