import * as z from 'zod/mini';
import { Id, NamedItem, Time } from './common.ts';
import { AttentionSchema } from './enums.ts';

/** Somebody is on the way to a running test that needs them, so that nobody else has to go. */
export const Attendance = z.object({
  test: Id,
  by: NamedItem,
  /** Whether the attending person is the current user. */
  is_own: z.boolean(),
  /** Reasons to attend; a test that needs attention for further reasons calls again. */
  reasons: z.array(AttentionSchema),
  /** When it ends automatically: the person should have reached the patient by then. */
  until: Time,
});
export type Attendance = z.infer<typeof Attendance>;

/** Reasons why the caller attends; empty to cancel. */
export const AttendanceWrite = z.strictObject({ reasons: z.array(AttentionSchema).check(z.maxLength(10)) });
export type AttendanceWrite = z.infer<typeof AttendanceWrite>;
