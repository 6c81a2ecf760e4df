import * as z from 'zod/mini';
import { Id, NamedItem, Time } from './common.ts';
import { AttentionSchema } from './enums.ts';

/** Somebody is on the way to a running test that needs them, so that nobody else has to go. */
export const Attendance = z.object({
  test: Id,
  by: NamedItem,
  /** Whether it is the person who asks. */
  is_own: z.boolean(),
  /** What they go for; a test that needs somebody for more calls again. */
  reasons: z.array(AttentionSchema),
  /** When it ends by itself: whoever goes is there by then. */
  until: Time,
});
export type Attendance = z.infer<typeof Attendance>;

/** What the caller goes for; nothing when they do not go after all. */
export const AttendanceWrite = z.strictObject({ reasons: z.array(AttentionSchema).check(z.maxLength(10)) });
export type AttendanceWrite = z.infer<typeof AttendanceWrite>;
