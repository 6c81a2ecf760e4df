import * as z from 'zod/mini';
import { intBetween, numberBetween, opt, percent, sent } from '../common.ts';
import { ColorSectionSchema, EyeSchema } from '../enums.ts';
import { recordNumbers } from './perimetry.ts';

/** One optotype of a visual acuity test [ENT-28]. */
export const AcuityRecord = z.object({
  eye: EyeSchema,
  ...recordNumbers,
  skipped: z.boolean(),
  /** Settles the line: its size is the result. */
  threshold: z.boolean(),
  /** Of the optotype to its ground (Weber), percent. */
  contrast: percent,
  /** Of the gap, logMAR. */
  size: z.number(),
  /** The size as it is to be shown: 20/25, 6/7.6. */
  size_label: sent,
  version: intBetween(0, 1000),
  /** Of the gap, or of the open side of an E: 1 = right, then counter-clockwise in steps of 45°. */
  direction: intBetween(1, 8),
  viewed: z.boolean(),
});
export type AcuityRecord = z.infer<typeof AcuityRecord>;

/** One question of a contrast sensitivity test [ENT-29]. Phase 2 completes the eye, phase 3 is ignored [CON-02]. */
export const ContrastRecord = z.object({
  eye: EyeSchema,
  index: intBetween(0, 100_000),
  phase: intBetween(0, 10),
  ...recordNumbers,
  threshold: z.boolean(),
  /** The letters shown. */
  question: sent,
  /** The letters named; empty while they are asked. */
  answer: sent,
  /** The letters there are to choose from. */
  variants: z.array(sent),
  /** Of the letters to their ground (Weber), percent; log CS = -log10(contrast / 100). */
  contrast: z.number(),
});
export type ContrastRecord = z.infer<typeof ContrastRecord>;

/** One plate of a stereopsis test [ENT-30]: seen when the answer equals the target. */
export const StereopsisRecord = z.object({
  ...recordNumbers,
  threshold: z.boolean(),
  /** Position of the dot that stands out, from 1. */
  target: intBetween(0, 100),
  target_answer: opt(intBetween(0, 100)),
  /** Disparity in seconds of arc. */
  arcsec: numberBetween(0, 10_000),
  index: intBetween(0, 100_000),
});
export type StereopsisRecord = z.infer<typeof StereopsisRecord>;

/** State of a colour vision test, Waggoner or D-15 [ENT-33, COL-05]. */
export const ColorVisionState = z.object({
  ...recordNumbers,
  eye_states: z.array(
    z.object({
      eye: EyeSchema,
      current_section: opt(ColorSectionSchema),
      target_row: opt(z.int()),
      sections: z.array(
        z.object({
          section: ColorSectionSchema,
          /** A grade, or the order of the caps of a D-15 arrangement. */
          result: opt(z.union([sent, z.array(z.int())])),
          done: z.boolean(),
          all_data_received: z.boolean(),
          correct_answers: z.int(),
          total_answers: z.int(),
        }),
      ),
      percentage_done: percent,
      tritan_deficiency: opt(sent),
      protan_deutan_deficiency: opt(sent),
      protan_deutan_deficiency_type: opt(sent),
    }),
  ),
});
export type ColorVisionState = z.infer<typeof ColorVisionState>;

/** State of an Ishihara test [ENT-34]; a plate not yet answered is told apart from a wrong one [COL-06]. */
export const PlateState = z.object({
  ...recordNumbers,
  eye_states: z.array(
    z.object({
      eye: EyeSchema,
      responses: z.array(z.object({ answered: z.boolean(), value: opt(sent), answer: opt(sent) })),
    }),
  ),
});
export type PlateState = z.infer<typeof PlateState>;
