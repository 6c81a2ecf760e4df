import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween, percent } from '../entities/common.ts';
import { EyeSchema } from '../entities/enums.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** One optotype of a visual acuity test [ENT-28]. */
export const AcuityRecord = z.object({
  eye: EyeSchema,
  ...recordNumbers,
  skipped: z.boolean(),
  /** Whether it completes the line. The acuity is computed from all optotypes of the line, not from the size of this one. */
  threshold: z.boolean(),
  /** The Weber contrast of the optotype to its background in percent. */
  contrast: percent,
  /** The size of the gap in logMAR. */
  size: z.number(),
  /** The size as displayed: 20/25, 6/7.6. */
  size_label: z.string().check(z.maxLength(60)),
  version: intBetween(0, 1000),
  /** The direction of the gap, or of the open side of an E: 1 is right, then counter-clockwise in steps of 45°. */
  direction: intBetween(1, 8),
  viewed: z.boolean(),
});
export type AcuityRecord = z.infer<typeof AcuityRecord>;

export const acuityRecords = { new_acuity_optotype_result: AcuityRecord };

export const acuityCalls = {
  getAcuityResults: {
    id: 'H-093',
    method: 'GET',
    path: '/api/tests/:id/acuity-results/',
    by: EXAMINERS,
    params: byId,
    answer: z.array(AcuityRecord),
    built: true,
  },
} as const satisfies Calls;
