import * as z from 'zod/mini';
import { intBetween, numberBetween, opt, percent } from '../common.ts';
import { PUPIL_LIGHTS, PUPIL_RESULTS } from '../../enums/clinical.ts';
import { CoverPhaseSchema, EarSchema, EyeSchema, PupillometryPeriodSchema, SingleEyeSchema } from '../enums.ts';
import { recordNumbers, ResponseTime } from './perimetry.ts';

const degrees = numberBetween(-180, 180);
const direction = intBetween(0, 24);

/** What a headset knows of one answer of kinetic perimetry or of the cover test. */
export const kineticFields = {
  eye: SingleEyeSchema,
  /**
   * In kinetic perimetry 1 to 24, counter-clockwise from the patient's right in steps of 15°; 0 is a check off the
   * directions: of fixation in the blind spot, or of attention well inside of what was seen.
   */
  direction,
  x: degrees,
  y: degrees,
  is_blind_spot: z.boolean(),
  viewed: z.boolean(),
  response_time: ResponseTime,
  has_good_fixation: z.boolean(),
};

/** One answer of kinetic perimetry or of the cover test [ENT-27]; kinetic has 24 directions an eye. */
export const KineticRecord = z.object({ ...kineticFields, ...recordNumbers });
export type KineticRecord = z.infer<typeof KineticRecord>;

/** One attempt in one gaze direction [ENT-35]. */
export const EyeMovementRecord = z.object({
  eye: SingleEyeSchema,
  direction: intBetween(0, 8),
  /** Degrees. */
  angle: degrees,
  x: degrees,
  y: degrees,
  attempt: intBetween(0, 1000),
  ...recordNumbers,
});
export type EyeMovementRecord = z.infer<typeof EyeMovementRecord>;

/** Diameters of one eye in one state: a second at 120 Hz, twice. */
const MOST_DIAMETERS = 240;

const pupilState = z.object({
  period_type: PupillometryPeriodSchema,
  period_completion_percentage: percent,
  is_currently_tested: z.boolean(),
  is_retesting: z.boolean(),
  /**
   * Extensions (docs/decisions/0014): what the eye is shown now, its diameters since the former state (mm, oldest first,
   * equally apart, null where a lid was before the pupil; what no pupil has, as 0, counts as not seen), and its grade once
   * the test is done.
   */
  light: z.optional(z.nullable(z.enum(PUPIL_LIGHTS))),
  diameters: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(MOST_DIAMETERS))),
  result: z.optional(z.enum(PUPIL_RESULTS)),
});

const pupillometryFields = {
  ...recordNumbers,
  test_percentage_done: percent,
  od_state: pupilState,
  os_state: pupilState,
  /** Extension: seconds since the first period began. */
  seconds: z.optional(numberBetween(0, 86_400)),
};

/** State of a pupil test [ENT-36]. */
export const PupillometryState = z.object(pupillometryFields);
export type PupillometryState = z.infer<typeof PupillometryState>;

/** The newest state of a pupil test; as an extension all states that led to it, oldest first. */
export const PupillometryAnswer = z.object({
  ...pupillometryFields,
  history: z.optional(z.array(PupillometryState)),
});
export type PupillometryAnswer = z.infer<typeof PupillometryAnswer>;

/** State of a cover test [ENT-37]. */
export const CoverState = z.object({
  ...recordNumbers,
  eye: EyeSchema,
  phase: CoverPhaseSchema,
  progress: percent,
  current_direction: opt(direction),
  finished_directions: z.array(direction),
});
export type CoverState = z.infer<typeof CoverState>;

const location = z.object({
  location_index: intBetween(0, 1000),
  x_units: z.number(),
  y_units: z.number(),
  /** Whose result it is, where results of both eyes are listed. */
  eye: opt(EyeSchema),
});

/** State of a sensorimotor test [ENT-32]. */
export const SensorimotorState = z.object({
  algorithm_version: intBetween(0, 1000),
  ...recordNumbers,
  eye: EyeSchema,
  percentage: percent,
  locations_done: z.array(location),
  last_result: opt(
    z.object({
      location,
      distance_degrees: opt(z.number()),
      threshold: z.boolean(),
      attempt_number: intBetween(0, 1000),
    }),
  ),
});
export type SensorimotorState = z.infer<typeof SensorimotorState>;

/** One tone of pure-tone audiometry [ENT-31]. */
export const AudioRecord = z.object({
  ear: EarSchema,
  ...recordNumbers,
  threshold: z.boolean(),
  /** Hertz. */
  frequency: numberBetween(20, 20_000),
  /** dB HL. */
  volume_db: numberBetween(-20, 130),
  is_heard: z.boolean(),
  response_time: ResponseTime,
});
export type AudioRecord = z.infer<typeof AudioRecord>;
