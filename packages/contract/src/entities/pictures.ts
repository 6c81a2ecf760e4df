import * as z from 'zod/mini';
import { Id, Time } from './common.ts';
import { SingleEyeSchema } from './enums.ts';

/** A picture taken during a capture test. */
export const TestPictureItem = z.object({
  id: Id,
  eye: SingleEyeSchema,
  taken: Time,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** A JPEG in base64. The server has encoded it again, so it contains nothing but pixels. */
  jpeg: z.string(),
});
export type TestPictureItem = z.infer<typeof TestPictureItem>;
