import { idOf } from '@isopter/clinical';
import { gridOf, isPrintedFieldReliable } from '@isopter/clinical/perimetry';
import { asRightEye, isBlindSpotPoint, meanSensitivity, scoredLocations } from '@isopter/clinical/perimetry/analysis';
import {
  GOLDMANN_SIZES,
  type GoldmannSize,
  type ImportedField,
  type ImportedTest,
  type ProtocolValue,
  SINGLE_EYES,
  type SourceFacts,
  STIMULUS_SIZES,
  type StimulusSize,
  type TrendSample,
} from '@isopter/contract';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { mayCall } from '../../../access/auth/access.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { importScope } from '../../../access/auth/scope.ts';
import type { StoredThreshold } from '../../../platform/db/tables/imports.ts';
import { importedReport } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { isNamedFor } from '../../../access/preferences/named.ts';

type ImportRow = typeof importedReport.$inferSelect;

/** Facts of a field of which only the thresholds are known: typed ones, or a report without others. */
const NO_FACTS: SourceFacts = {
  strategy: null,
  stimulus_size: null,
  indices: { md: null, psd: null, vfi: null, ms: null, slv: null },
  reliability: { fixation_losses: null, false_positives: null, false_negatives: null },
};

const goldmannSize = (size: StimulusSize | null | undefined): GoldmannSize | null =>
  GOLDMANN_SIZES.find((one) => one === STIMULUS_SIZES.indexOf(size!) + 1) ?? null;

/** The time of a report among tests: noon UTC of its day, which is the same day in nearly all zones. */
export const importedAt = sql<Date>`(${importedReport.testDate} + time '12:00') at time zone 'UTC'`;

/** Verified reports of a patient that the user may see; only for users who may list imports. */
export const verifiedImports = (user: Identity, patientId: string): SQL =>
  (mayCall(user, 'listImports')
    ? and(
        importScope(user),
        eq(importedReport.patientId, patientId),
        importedReport.isVerified,
        isNotNull(importedReport.group),
        isNotNull(importedReport.testDate),
      )
    : undefined) ?? sql`false`;

/** Returns whether an import has a PDF; for encrypted patients the file is deleted. */
export const hasPdf = ({ type, size, pdfSize }: Pick<ImportRow, 'type' | 'size' | 'pdfSize'>): boolean =>
  size > 0 && (type === 'application/pdf' || pdfSize !== null);

/** Returns the usable thresholds: unsure ones must have been confirmed [OUR-473]. */
const usable = (thresholds: readonly StoredThreshold[]): readonly StoredThreshold[] =>
  thresholds.filter(({ is_unsure, is_confirmed = false }) => !is_unsure || is_confirmed);

/** The field of an eye, where each point of the program outside the blind spot has its threshold. */
function fieldOf(
  eye: ImportedField['eye'],
  protocol: string,
  thresholds: readonly StoredThreshold[],
  facts: SourceFacts = NO_FACTS,
): ImportedField[] {
  const grid = gridOf(protocol, eye);
  const places = new Set(grid?.points.map(idOf));
  // thresholds of a corrected program may not be points of the new one
  const own = thresholds.flatMap(({ eye: of, x, y, value }) =>
    of === eye && value !== null && places.has(idOf({ x, y })) ? [{ x, y, db: value }] : [],
  );
  const expected = grid?.points.filter(({ x, y }) => !isBlindSpotPoint(asRightEye(eye, x), y)) ?? [];
  const measured = new Set(own.map(idOf));
  const scored = scoredLocations(own, eye);
  if (expected.length === 0 || scored.length !== expected.length || !expected.every((one) => measured.has(idOf(one))))
    return [];
  const { strategy, stimulus_size, indices, reliability } = facts;
  return [
    {
      eye,
      points: own.map(({ x, y, db }) => [x, y, db]),
      mean_sensitivity: meanSensitivity(scored),
      strategy,
      stimulus_size,
      indices,
      reliability,
      reliable: isPrintedFieldReliable({
        fixationLosses: reliability.fixation_losses?.rate ?? null,
        falsePositives: reliability.false_positives?.rate ?? null,
        falseNegatives: reliability.false_negatives?.rate ?? null,
      }),
    },
  ];
}

/** The fields of a report, the left eye first. */
export const importedFields = ({
  group,
  protocol,
  thresholds,
  eyes,
}: Pick<ImportRow, 'group' | 'protocol' | 'thresholds' | 'eyes'>): ImportedField[] =>
  group === 'PERIMETRY' && protocol !== null
    ? SINGLE_EYES.toReversed().flatMap((eye) =>
        fieldOf(
          eye,
          protocol,
          usable(thresholds ?? []),
          eyes?.find((one) => one.eye === eye),
        ),
      )
    : [];

/** Returns a verified report for the course: the name of its file may be that of the patient [PAT-13]. */
export const presentImported = (row: ImportRow, user: Pick<Identity, 'preferences'>): ImportedTest => ({
  id: row.id,
  name: isNamedFor(user.preferences) ? row.name : '',
  day: row.testDate!,
  group: row.group!,
  protocol: row.protocol,
  device: row.device,
  has_report: hasPdf(row),
  fields: importedFields(row),
});

/** The verified reports of a patient, the oldest first. */
export async function findImported(db: Db, user: Identity, patientId: string): Promise<ImportedTest[]> {
  const rows = await db
    .select()
    .from(importedReport)
    .where(verifiedImports(user, patientId))
    .orderBy(importedReport.testDate, importedReport.id);
  return rows.map((row) => presentImported(row, user));
}

/** Returns the trend samples of a report: the mean of its thresholds, on the scale of its device. */
export const importedSamples = ({ id, day, group, protocol, fields }: ImportedTest): TrendSample[] =>
  fields.map(({ eye, mean_sensitivity, stimulus_size, reliable }) => ({
    measure: 'MEAN_SENSITIVITY',
    side: eye,
    value: mean_sensitivity,
    test: id,
    time: `${day}T12:00:00.000Z`,
    day,
    test_group: { group, strategy: null, protocol: protocol as ProtocolValue },
    size: goldmannSize(stimulus_size),
    with_correction: false,
    reliable: reliable ?? null,
    excluded: null,
    imported: true,
  }));
