import * as z from 'zod/mini';
import { DateOnly, Id } from './common.ts';

/** The day of a test at the office where it was done. */
export const TestDay = z.object({ test: Id, day: DateOnly });
export type TestDay = z.infer<typeof TestDay>;

/** The most tests whose ages a call takes. */
export const AGES_MAX = 200;

const AGE = /^([\da-f-]{36}):(\d{1,3})$/;

/**
 * A person's ages on the days of tests, where the server knows no date of birth [PII-12]: `<test id>:<years>`, separated by
 * commas. Read as years by the id of the test.
 */
export const Ages = z.pipe(
  z.pipe(
    z.string().check(
      z.maxLength(AGES_MAX * 41),
      z.refine((text) => text.split(',').every((one) => AGE.test(one)), 'not a list of ages'),
    ),
    z.transform((text) => Object.fromEntries(text.split(',').map((one) => [one.slice(0, 36), Number(one.slice(37))]))),
  ),
  z.record(Id, z.int().check(z.minimum(0), z.maximum(150))),
);
