import * as z from 'zod/mini';
import { CONVERGENCE_JUDGES } from '../enums/devices.ts';

/** One dot: both eyes work together. Two dots: they do not. */
export const Dots = z.literal([1, 2]);

/** The outcome of a convergence test. */
export const ConvergenceOutcome = z.object({
  /** How many dots the patient saw; `null` if the examiner was asked and nobody answered. */
  dots: z.nullable(Dots),
  by: z.enum(CONVERGENCE_JUDGES),
  /** How the eyes are tested after it: one at a time or together. */
  monocular: z.boolean(),
});
export type ConvergenceOutcome = z.infer<typeof ConvergenceOutcome>;
