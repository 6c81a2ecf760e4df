import * as z from 'zod/mini';
import { intBetween, numberBetween, opt, percent } from '../common.ts';
import { SingleEyeSchema } from '../enums.ts';

export const SeqNum = intBetween(0, Number.MAX_SAFE_INTEGER);
/** Counts the beginnings of a test from 1; a restart makes the next one [MON-20]. */
export const Run = intBetween(1, 1_000_000);
/**
 * What the server adds to every record: its place in the test, and the run it belongs to. Not a headset's to give; a
 * source without runs leaves the run out.
 */
export const recordNumbers = { seq_num: SeqNum, run: z.optional(Run) };
/** Degrees from fixation, as the patient sees it: x positive to the right, y positive upwards. */
const degrees = numberBetween(-90, 90);
/** Seconds. */
export const ResponseTime = numberBetween(0, 60);

/** What a headset knows of one presentation; server and live socket add seq_num and run. */
export const stimulusFields = {
  eye: SingleEyeSchema,
  /** Counts the presentations of an eye from 1, catch trials too. The answer replaces the record of the same eye and index [PERI-08]. */
  index: intBetween(0, 100_000),
  x: degrees,
  y: degrees,
  viewed: z.boolean(),
  /** dB, on the record that settles a location; -1 = not seen at the brightest stimulus. */
  threshold: opt(numberBetween(-1, 60)),
  response_time: ResponseTime,
  is_blind_spot: z.boolean(),
  has_good_fixation: z.boolean(),
  false_positive: z.boolean(),
  false_negative: z.boolean(),
  region_no: intBetween(0, 100),
};

/** One presentation of static perimetry [ENT-25]. */
export const PerimetryStimulus = z.object({ ...stimulusFields, seq_num: SeqNum, run: Run });
export type PerimetryStimulus = z.infer<typeof PerimetryStimulus>;

/** Percent of the test and of each eye. */
export const PerimetryProgress = z.object({ total: percent, od: opt(percent), os: opt(percent) });
export type PerimetryProgress = z.infer<typeof PerimetryProgress>;

/** Everything a perimetry monitor starts from [ENT-25]: the newest record of each eye and index of the current run. */
export const PerimetryState = z.object({
  seq_num: SeqNum,
  run: Run,
  stimuli: z.array(PerimetryStimulus),
  progress: PerimetryProgress,
});
export type PerimetryState = z.infer<typeof PerimetryState>;

/** What a headset knows of one presentation of an Esterman test: it has no eye, as it is seen with both. */
export const estermanFields = {
  index: intBetween(0, 100_000),
  x: degrees,
  y: degrees,
  viewed: z.boolean(),
  response_time: ResponseTime,
};

/** One presentation of an Esterman test [ENT-26]. */
export const EstermanStimulus = z.object({ ...estermanFields, ...recordNumbers });
export type EstermanStimulus = z.infer<typeof EstermanStimulus>;

/** Everything an Esterman monitor starts from [ENT-26]: the newest record of each index of the current run. */
export const EstermanState = z.object({
  seq_num: SeqNum,
  run: z.optional(Run),
  stimuli: z.array(EstermanStimulus),
  progress: z.object({ total: percent }),
});
export type EstermanState = z.infer<typeof EstermanState>;
