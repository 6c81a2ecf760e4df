import * as z from 'zod/mini';
import { ENTERED_RANGE as RANGE, TEXT_MAX } from '../limits.ts';
import { Id, NamedItem, Time, filled, filledLines, opt } from './common.ts';
import {
  AcuityAidSchema,
  EnteredWarningCodeSchema,
  IopMethodSchema,
  LowVisionSchema,
  SingleEyeSchema,
} from './enums.ts';
import { Version } from './version.ts';

/** A number within a range, in whole steps from zero. */
const stepped = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.number().check(z.minimum(min), z.maximum(max), z.multipleOf(step));

/** Axis 0 is the same meridian as 180, and is kept as that. */
const axis = z.int().check(
  z.minimum(0),
  z.maximum(RANGE.axis.max),
  z.overwrite((degrees) => (degrees === 0 ? RANGE.axis.max : degrees)),
);

/** The correction an eye was tested with, as a trial lens or a refraction states it. */
export const Refraction = z
  .strictObject({
    /** Dioptres. */
    sphere: stepped(RANGE.sphere),
    /** Dioptres; 0 for a spherical lens. */
    cylinder: stepped(RANGE.cylinder),
    /** Degrees, 1 to 180; required with a cylinder. */
    axis: opt(axis),
    /** The distance from the lens to the eye in millimetres. */
    vertex: opt(stepped(RANGE.vertex)),
  })
  .check(
    z.refine(({ cylinder, axis: at }) => cylinder === 0 || typeof at === 'number', {
      path: ['axis'],
      error: 'A cylinder needs its axis.',
    }),
  );
export type Refraction = z.infer<typeof Refraction>;

/** A pupil at the time of the test. */
export const EnteredPupil = z
  .strictObject({
    /** The diameter in millimetres. */
    size: opt(stepped(RANGE.pupil)),
    /** Whether it was dilated for the examination. */
    dilated: opt(z.boolean()),
    /** The drug that dilated it. */
    dilated_with: opt(filled(TEXT_MAX.name)),
  })
  .check(
    z.refine(({ dilated, dilated_with: drug }) => !drug || dilated === true, {
      path: ['dilated_with'],
      error: 'Only a dilated pupil has a drug.',
    }),
  );
export type EnteredPupil = z.infer<typeof EnteredPupil>;

/** Intraocular pressure. */
export const EnteredIop = z.strictObject({
  /** mmHg. */
  pressure: stepped(RANGE.iop),
  method: IopMethodSchema,
  time: opt(Time),
});
export type EnteredIop = z.infer<typeof EnteredIop>;

/** Visual acuity, in one notation, from which any other is computed. */
export const EnteredAcuity = z.strictObject({
  /** LogMAR, or what is left of sight where no letter is read. */
  value: z.union([z.number().check(z.minimum(RANGE.logmar.min), z.maximum(RANGE.logmar.max)), LowVisionSchema]),
  aid: AcuityAidSchema,
});
export type EnteredAcuity = z.infer<typeof EnteredAcuity>;

/** Facts entered for one eye. */
export const EnteredEye = z.strictObject({
  refraction: opt(Refraction),
  pupil: opt(EnteredPupil),
  iop: opt(EnteredIop),
  acuity: opt(EnteredAcuity),
});
export type EnteredEye = z.infer<typeof EnteredEye>;

/** Pressure and acuity of one eye as they were entered with a test, as one of many over time. */
export const EnteredSample = z.object({
  test: Id,
  /** When the test was done. The pressure can have its own time. */
  time: Time,
  eye: SingleEyeSchema,
  iop: opt(EnteredIop),
  acuity: opt(EnteredAcuity),
});
export type EnteredSample = z.infer<typeof EnteredSample>;

/** A value that is possible, and unusual enough to be looked at again. */
export const EnteredWarning = z.object({ eye: SingleEyeSchema, warning: EnteredWarningCodeSchema });
export type EnteredWarning = z.infer<typeof EnteredWarning>;

const facts = { od: opt(EnteredEye), os: opt(EnteredEye), comment: opt(filledLines(TEXT_MAX.comment)) };

/** Facts that a clinician entered with a test, in addition to the measurements. */
export const EnteredFacts = z.object({
  ...facts,
  /** How often it was written; 0 before the first time. */
  version: Version,
  updated: opt(Time),
  updated_by: opt(NamedItem),
  warnings: z.array(EnteredWarning),
});
export type EnteredFacts = z.infer<typeof EnteredFacts>;

/**
 * Everything entered with a test, which replaces what was entered before.
 * `version` is the one it was changed from: if somebody else wrote meanwhile, nothing is lost, and the call is refused.
 */
export const EnteredFactsWrite = z.strictObject({ ...facts, version: Version });
export type EnteredFactsWrite = z.infer<typeof EnteredFactsWrite>;
