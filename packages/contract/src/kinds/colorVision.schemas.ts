import * as z from 'zod/mini';
import { intBetween, opt, percent, sent } from '../entities/common.ts';
import { ColorSectionSchema, EyeSchema } from '../entities/enums.ts';
import { recordNumbers } from './record.ts';

/** The maximum number of responses in a section. */
const answers = intBetween(0, 10_000);

/** State of a colour vision test, Waggoner or D-15 [ENT-33, COL-05]. */
export const ColorVisionState = z.object({
  ...recordNumbers,
  eye_states: z.array(
    z.object({
      eye: EyeSchema,
      current_section: opt(ColorSectionSchema),
      target_row: opt(answers),
      sections: z.array(
        z.object({
          section: ColorSectionSchema,
          /** A grade, or the order of the caps of a D-15 arrangement. */
          result: opt(z.union([sent, z.array(z.int())])),
          done: z.boolean(),
          all_data_received: z.boolean(),
          correct_answers: answers,
          total_answers: answers,
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
