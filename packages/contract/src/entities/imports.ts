import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { DateOnly, filled, Id, intBetween, NamedItem, opt, sent, Time } from './common.ts';
import { SingleEyeSchema, TestTypeSchema, UploadStatusSchema } from './enums.ts';
import { Version } from './version.ts';

/** Lowest threshold in dB: -1 is `<0`, the brightest stimulus was not seen. */
export const THRESHOLD_MIN = -1;
/** Highest threshold in dB that a perimeter's scale has. */
export const THRESHOLD_MAX = 50;

/** Programs whose thresholds an imported report can have. */
export const IMPORT_PROGRAMS = ['10-2', '24-2', '30-2'] as const;
export type ImportProgram = (typeof IMPORT_PROGRAMS)[number];

/** Sizes of a stimulus as perimeters print them. */
export const STIMULUS_SIZES = ['I', 'II', 'III', 'IV', 'V'] as const;
export type StimulusSize = (typeof STIMULUS_SIZES)[number];

/** Identity printed on a report; `null` for values that are missing or unreadable. */
export const PrintedIdentity = z.object({
  /** Name as printed; the groups of a DICOM name are separated by `=`. */
  name: opt(sent),
  birth_date: opt(DateOnly),
  patient_id: opt(sent),
});
export type PrintedIdentity = z.infer<typeof PrintedIdentity>;

/** The device that measured, as its report names it; `null` for what the report does not say. */
export const SourceDevice = z.object({ manufacturer: opt(sent), model: opt(sent) });
export type SourceDevice = z.infer<typeof SourceDevice>;

/** Wrong answers to catch trials as printed: how many, of how many, and their share from 0 to 1. */
export const PrintedTrials = z.object({ count: opt(z.int()), of: opt(z.int()), rate: opt(z.number()) });
export type PrintedTrials = z.infer<typeof PrintedTrials>;

/** Values on a report about the field of an eye besides its thresholds; `null` if missing. */
export const SourceFacts = z.object({
  /** Strategy as printed: `SITA Standard`. */
  strategy: opt(sent),
  stimulus_size: opt(z.enum(STIMULUS_SIZES)),
  /** Indices by the device's own norms, dB, VFI in percent; loss is negative whatever sign the device prints. */
  indices: z.object({
    md: opt(z.number()),
    psd: opt(z.number()),
    vfi: opt(z.number()),
    ms: opt(z.number()),
    slv: opt(z.number()),
  }),
  /** `null` for trials that are not printed or cannot be read. */
  reliability: z.object({
    fixation_losses: opt(PrintedTrials),
    false_positives: opt(PrintedTrials),
    false_negatives: opt(PrintedTrials),
  }),
});
export type SourceFacts = z.infer<typeof SourceFacts>;

/** Rules by which numbers on a page prove one another. */
export const IMPORT_CHECKS = [
  'plotTitle',
  'thresholdPlusDefect',
  'totalMinusPattern',
  'rowCounts',
  'printedMs',
  'printedMd',
  'printedPsd',
  'printedVfi',
  'blindSpot',
] as const;
export type ImportCheck = (typeof IMPORT_CHECKS)[number];

/** The field of an eye as a report has it. */
export const ReadEye = z.object({
  eye: SingleEyeSchema,
  ...SourceFacts.shape,
  /** Checks that did not pass, with the figures. */
  failed_checks: z.array(z.object({ rule: z.enum(IMPORT_CHECKS), detail: sent })),
});
export type ReadEye = z.infer<typeof ReadEye>;

const sensitivity = { page_id: intBetween(0, 10_000), index: intBetween(0, 10_000) };
const point = { eye: SingleEyeSchema, x: z.number(), y: z.number() };

/** A threshold of an import; those that a person added are on page 0. */
export const ImportThreshold = z.object({
  page_id: z.int(),
  index: z.int(),
  ...point,
  /** dB, with decimals where a DICOM object has them. */
  value: opt(z.number()),
  is_blind_spot: z.boolean(),
});
export type ImportThreshold = z.infer<typeof ImportThreshold>;

/** Data read from a report, with corrections by users. */
export const ExtractedData = z.object({
  /** `null` where names are kept out. */
  identity: opt(PrintedIdentity),
  device: opt(SourceDevice),
  eyes: z.array(ReadEye),
  thresholds: z.array(ImportThreshold),
});
export type ExtractedData = z.infer<typeof ExtractedData>;

/** An uploaded report of another device [ENT-40]. */
export const ImportItem = z.object({
  upload_id: Id,
  patient: Id,
  /** The name of the uploaded file. */
  test_report: sent,
  created: Time,
  group: opt(TestTypeSchema),
  /** One of our protocols, or the name of another one. */
  protocol: opt(sent),
  test_date: opt(DateOnly),
  extraction_status: UploadStatusSchema,
  extracted_data: opt(ExtractedData),
  extraction_verified: z.boolean(),
  /** Whether its report is there as a PDF [LIST-14]. */
  has_extracted_report: z.boolean(),
  low_confidence_sensitivities: z.array(z.object({ ...sensitivity, value: opt(z.number()) })),
  error: opt(sent),
  /** How often people changed it. */
  version: Version,
});
export type ImportItem = z.infer<typeof ImportItem>;

/** The messages of the socket /live/tests_external/{patientId}: an import that is new or has changed, or is gone [IMP-03]. */
export const ImportMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('import'), item: ImportItem }),
  z.object({ type: z.literal('removed'), upload_id: Id }),
]);
export type ImportMessage = z.infer<typeof ImportMessage>;

const threshold = z.nullable(intBetween(THRESHOLD_MIN, THRESHOLD_MAX));

/** The result of the manual verification of an import [IMP-05]. */
export const ImportUpdate = z.strictObject({
  version: Version,
  group: TestTypeSchema,
  protocol: opt(filled(TEXT_MAX.name)),
  test_date: DateOnly,
  /** Any of the thresholds that were read; `null` for a point without a value. */
  updated_sensitivities: z.array(z.strictObject({ ...sensitivity, value: threshold })).check(z.maxLength(1000)),
  /** Thresholds at points of the program where none was read. */
  added_sensitivities: z.optional(z.array(z.strictObject({ ...point, value: threshold })).check(z.maxLength(1000))),
  /** Reason to assign the report to the patient although its identity differs or cannot be read [OUR-472]. */
  identity_reason: opt(filled(TEXT_MAX.identity_reason)),
});
export type ImportUpdate = z.infer<typeof ImportUpdate>;

/** A change that a person made to an import [OUR-473]. */
export const ImportChange = z.object({
  version: Version,
  by: NamedItem,
  at: Time,
  /** Reason for confirming the identity, if it was confirmed. */
  identity_reason: opt(sent),
  /** Changed fields of the report's description, with values before and after. */
  details: z.array(z.object({ field: z.enum(['group', 'protocol', 'test_date']), from: opt(sent), to: opt(sent) })),
  thresholds: z.array(z.object({ ...point, from: opt(z.number()), to: opt(z.number()) })),
});
export type ImportChange = z.infer<typeof ImportChange>;
