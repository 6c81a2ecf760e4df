import type { Eye, Point } from '@isopter/clinical';
import type { IsopterName } from '@isopter/clinical/kinetic';
import type { Ear, GoldmannSize } from '@isopter/contract';
import type { Random } from './random.ts';

/** An eye, or both together. */
export type Looking = Eye | 'OU';

/** How long a patient has to press, ms. */
export const RESPONSE_WINDOW = 1500;

/** The patient's response to one stimulus. */
export interface Response {
  readonly seen: boolean;
  /** Seconds from the stimulus to the press; 0 without a press. */
  readonly response_time: number;
  readonly has_good_fixation: boolean;
}

/** The patient's response to one tone. */
export interface Heard {
  readonly is_heard: boolean;
  /** Seconds from the beginning of the tone to the press; 0 without a press. */
  readonly response_time: number;
}

/** The patient's answer to a plate. */
export interface Chosen {
  /** The place they chose; null = none, they looked away. */
  readonly target_answer: number | null;
  /** Seconds until then. */
  readonly seconds: number;
}

/** True properties of the pupils of a simulated person. */
export interface Pupils {
  /** Diameter in the dark, mm. */
  readonly dark: Readonly<Record<Eye, number>>;
  /** How much both pupils constrict at most, mm. */
  readonly amplitude: number;
  /** From light to the first constriction, seconds. */
  readonly latency: number;
  /** How bright the light of a headset is to a healthy eye, log10 cd/m²: it decides how steeply constriction falls with it. */
  readonly light: number;
  /** Afferent loss of light of each eye, log units: a relative afferent defect is the difference. */
  readonly afferent: Readonly<Record<Eye, number>>;
  /** How much of the constriction each iris can do, 0 to 1. */
  readonly efferent: Readonly<Record<Eye, number>>;
  /** How much constriction stays after a blue light, as a share (melanopsin). */
  readonly melanopsin: number;
}

/** Affected cones: the long (protan), middle (deutan) or short (tritan) wavelength ones. */
export type ColorType = 'normal' | 'protan' | 'deutan' | 'tritan';

/** How a simulated person sees colours; a severity from 0 (as everybody) to 1 (without these cones). */
export interface ColorVision {
  readonly type: ColorType;
  readonly severity: number;
}

/** The patient's answer to one optotype or letter. */
export interface OptotypeAnswer {
  readonly seen: boolean;
  /** Seconds until the answer. */
  readonly seconds: number;
}

/** How an optotype is seen. */
export interface Viewing {
  readonly distance: 'far' | 'near';
  /** Percent. */
  readonly contrast: number;
}

/** The eye and conditions with which a light is seen. */
export interface Sight {
  readonly eye: Looking;
  /**
   * Whether the eyelid is held up by tape.
   * @default false
   */
  readonly isTaped?: boolean;
  /**
   * The Goldmann size of the light.
   * @default 3
   */
  readonly size?: GoldmannSize | null | undefined;
  /**
   * Whether what the eye needs is corrected.
   * @default true
   */
  readonly isCorrected?: boolean | null | undefined;
}

/** A resting light: where in the field it is, and its intensity in dB. */
export interface Light extends Point {
  /** A `blank` shows nothing. */
  readonly kind: 'location' | 'blind_spot' | 'false_negative' | 'blank';
  readonly stimulus: number;
}

/** A light that moves inwards along a meridian, from a distance to another, degrees. */
export interface MovingLight {
  readonly kind: 'vector' | 'blind_spot' | 'attention';
  readonly angle: number;
  readonly start: number;
  readonly end: number;
}

/** How an answer is asked for: how much of the examination is done, 0 to 1, and what chance decides by. */
interface Asked {
  readonly share: number;
  readonly random: Random;
}

/**
 * The examined person from the view of a procedure. The simulated patients are observers; a procedure gets only their
 * answers and what an instrument can measure of their eyes.
 */
export interface Observer {
  /** Chance that they do not attend to a question, at the beginning. */
  readonly inattention: number;
  /** Chance that they do not look where they are to look. */
  readonly poorFixation: number;
  /** Whether they press for a light. */
  seesLight: (light: Light, how: Asked & Sight) => Response;
  /** When they press for a light that moves. */
  seesMovingLight: (light: MovingLight, how: Asked & { readonly eye: Eye; readonly stimulus: IsopterName }) => Response;
  /** Whether they press for a tone, Hz and dB HL. */
  hears: (tone: { readonly frequency: number; readonly level: number }, how: Asked & { readonly ear: Ear }) => Heard;
  /** Whether they tell the direction of an optotype of a size, logMAR; `guess` is the chance of doing so blindly. */
  readsOptotype: (
    size: number,
    how: Asked & { readonly eye: Looking; readonly viewing: Viewing; readonly guess: number },
  ) => OptotypeAnswer;
  /** The letters they name for those of a question at a level, log CS. */
  readsLetters: (
    question: string,
    how: Asked & { readonly eye: Looking; readonly level: number },
  ) => { readonly answer: string; readonly seconds: number };
  /** The place where they see a dot stand out, or `guess`. */
  choosesDot: (
    plate: { readonly arcsec: number; readonly target: number },
    how: Asked & { readonly guess: number },
  ) => Chosen;
  /** How an eye sees colours. */
  colorVision: (eye: Looking) => ColorVision;
  /** How the pupils react. */
  readonly pupils: Pupils;
  /** The fixating eye if the two eyes cannot fixate together. */
  readonly fixing: Eye;
  /** Deviation of an eye from a target at a gaze while the other eye is covered, degrees. */
  deviation: (eye: Eye, gaze: Point) => Point;
  /** Deviation of an eye from it with both eyes open, degrees. */
  manifestDeviation: (eye: Eye, gaze: Point) => Point;
  /** Position an eye reaches when it should look at a gaze, alone or with the other eye, degrees. */
  excursion: (eye: Eye, gaze: Point, isAlone: boolean) => Point;
}
