import { idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import { asRightEye, isBlindSpotPoint, meanSensitivity, scoredLocations } from '@isopter/clinical/perimetry/analysis';
import {
  type ImportedField,
  type ImportedTest,
  type ProtocolValue,
  SINGLE_EYES,
  type TrendSample,
} from '@isopter/contract';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { mayCall } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { importScope } from '../auth/scope.ts';
import type { StoredThreshold } from '../db/imports.ts';
import { importedReport } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { isNamedFor } from '../preferences/named.ts';

type ImportRow = typeof importedReport.$inferSelect;

/** When it stands among tests: at noon of its day, which is that day nearly everywhere. */
export const importedAt = sql<Date>`(${importedReport.testDate} + time '12:00') at time zone 'UTC'`;

/** Verified reports of a patient that somebody may look at; of whom the call of imports lets in alone. */
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

/** Whether the report of an import is there as a PDF; the file of an encrypted patient is gone. */
export const hasPdf = ({ type, size, pdfSize }: Pick<ImportRow, 'type' | 'size' | 'pdfSize'>): boolean =>
  size > 0 && (type === 'application/pdf' || pdfSize !== null);

/** The field of an eye, where each point of the program outside the blind spot has its threshold. */
function fieldOf(eye: ImportedField['eye'], protocol: string, thresholds: readonly StoredThreshold[]): ImportedField[] {
  const own = thresholds.flatMap(({ eye: of, x, y, value }) =>
    of === eye && value !== null ? [{ x, y, db: value }] : [],
  );
  const grid = gridOf(protocol, eye);
  const expected = grid?.points.filter(({ x, y }) => !isBlindSpotPoint(asRightEye(eye, x), y)) ?? [];
  const measured = new Set(own.map(idOf));
  const scored = scoredLocations(own, eye);
  // the thresholds of a program that somebody corrected are not those of the new one
  if (expected.length === 0 || scored.length !== expected.length || !expected.every((one) => measured.has(idOf(one))))
    return [];
  return [{ eye, points: own.map(({ x, y, db }) => [x, y, db]), mean_sensitivity: meanSensitivity(scored) }];
}

/** The fields of a report, the left eye first. */
export const importedFields = ({
  group,
  protocol,
  thresholds,
}: Pick<ImportRow, 'group' | 'protocol' | 'thresholds'>): ImportedField[] =>
  group === 'PERIMETRY' && protocol !== null
    ? SINGLE_EYES.toReversed().flatMap((eye) => fieldOf(eye, protocol, thresholds ?? []))
    : [];

/** A verified report as somebody sees it in the course: the name of its file may be that of the patient [PAT-13]. */
export const presentImported = (row: ImportRow, user: Pick<Identity, 'preferences'>): ImportedTest => ({
  id: row.id,
  name: isNamedFor(user.preferences) ? row.name : '',
  day: row.testDate!,
  group: row.group!,
  protocol: row.protocol,
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

/** What of a report is followed over time: the mean of its thresholds, on the scale of its own device. */
export const importedSamples = ({ id, day, group, protocol, fields }: ImportedTest): TrendSample[] =>
  fields.map(({ eye, mean_sensitivity }) => ({
    measure: 'MEAN_SENSITIVITY',
    side: eye,
    value: mean_sensitivity,
    test: id,
    time: `${day}T12:00:00.000Z`,
    day,
    test_group: { group, strategy: null, protocol: protocol as ProtocolValue },
    size: null,
    with_correction: false,
    reliable: true,
    excluded: null,
    imported: true,
  }));
