import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { Id, NamedItem, Time, filledLines, opt, sent } from './common.ts';
import { SignOffStatusSchema } from './enums.ts';
import { TestGroupChoice } from './preferences.ts';
import { Version } from './version.ts';

/** A text a doctor has signed. It never changes; a later one replaces it. */
export const SignedText = z.object({
  /** 0 for the first, 1 for the first amendment, and so on. */
  number: z.int(),
  text: sent,
  signed_by: NamedItem,
  signed: Time,
});
export type SignedText = z.infer<typeof SignedText>;

/** Interpretation of a test by doctors. */
export const Interpretation = z.object({
  test: Id,
  status: SignOffStatusSchema,
  /** Text that is not signed yet. */
  draft: opt(sent),
  /** How often anything of it was changed; 0 before the first time. */
  version: Version,
  /** The first doctor who marked the test as reviewed, or signed it. */
  reviewed_by: opt(NamedItem),
  reviewed: opt(Time),
  /** In their order: the last one holds, those before it are shown and printed struck through. */
  texts: z.array(SignedText),
});
export type Interpretation = z.infer<typeof Interpretation>;

/** The newest text that a doctor signed of any test of a patient. */
export const LastInterpretation = z.object({
  test: Id,
  test_group: TestGroupChoice,
  /** When the test began. */
  time: opt(Time),
  /** IANA name of the zone of the office where it was done. */
  timezone: sent,
  text: sent,
  signed_by: NamedItem,
  signed: Time,
});
export type LastInterpretation = z.infer<typeof LastInterpretation>;

const text = filledLines(TEXT_MAX.interpretation);

/** A draft; null takes it back. `version` as for entered facts. */
export const InterpretationWrite = z.strictObject({ version: Version, text: z.nullable(text) });
export type InterpretationWrite = z.infer<typeof InterpretationWrite>;

/** The text to be signed as it stands. */
export const InterpretationSign = z.strictObject({ version: Version, text });
export type InterpretationSign = z.infer<typeof InterpretationSign>;
