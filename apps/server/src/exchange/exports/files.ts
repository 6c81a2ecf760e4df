import { setImmediate } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/lib/csvLine.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { device, gender, patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Log } from '../../platform/lib/log.ts';
import { findReportedTests } from '../reports/about.ts';
import { withEarlier } from '../reports/earlier.ts';
import type { SourcedTest } from '../reports/draw/job.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import type { ReportRenderer } from '../reports/renderer.ts';
import { brandAt } from '../../platform/brands/brandOf.ts';
import { optionsOf } from '../reports/request.ts';
import { withStates } from '../reports/states.ts';
import type { ExportRow } from './claim.ts';
import {
  type Columns,
  DEVIATIONS,
  deviationsOf,
  type ExportedTest,
  fieldColumns,
  fieldsOf,
  testColumns,
  THRESHOLDS,
  thresholdsOf,
} from './tables.ts';
import type { ZipEntry } from './zip.ts';

/** Tests read at once. */
const BATCH = 25;

/** Services for creating exports. */
export interface ExportWork {
  db: Db;
  reports: ReportRenderer;
  brandsDirectory?: string;
  log: Log;
}

/** An export in progress: its user, its tests, and the signal that stops it. */
export interface Making extends ExportWork {
  task: ExportRow;
  user: Identity;
  testIds: readonly string[];
  stopping: AbortSignal;
}

/**
 * Yields the files of an export, the reports first: then it is known which tests have one. Everything in them was in
 * reach of the user who requested the export when it was read.
 */
export async function* exportFiles(making: Making): AsyncGenerator<ZipEntry> {
  const { include_reports, include_deviations } = making.task.parameters;
  const reported = new Set<string>();
  if (include_reports) {
    for await (const { name, test: id, content } of reportsOf(making)) {
      reported.add(id);
      yield { name, content: only(content), isDense: true };
    }
  }
  const table = <T>(name: string, columns: Columns<T>, rowsOf: (one: ExportedTest) => readonly T[]): ZipEntry => ({
    name: `${name}.csv`,
    content: csvOf(making, reported, columns, rowsOf),
  });
  yield table('tests', testColumns(isNamedFor(making.user.preferences)), (one) => [one]);
  yield table('fields', fieldColumns(include_deviations), fieldsOf);
  yield table('thresholds', THRESHOLDS, thresholdsOf);
  if (include_deviations) yield table('deviations', DEVIATIONS, deviationsOf);
}

const reportName = (testId: string): string => `reports/${testId}.pdf`;

async function* only(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}

async function* csvOf<T>(
  making: Making,
  reported: ReadonlySet<string>,
  columns: Columns<T>,
  rowsOf: (one: ExportedTest) => readonly T[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  for await (const batch of sourcedTests(making)) {
    const known = await aboutTests(making.db, batch);
    for (const sourced of batch) {
      const { id } = sourced.test.row;
      const about = known.get(id);
      if (!about) continue;
      // examinations come between
      await setImmediate();
      const rows = rowsOf({ ...about, sourced, report: reported.has(id) ? reportName(id) : null });
      yield rows.map((row) => csvLine(Object.values(columns).map((column) => column(row)))).join('');
    }
  }
}

/** The tests with their records, some at a time. */
async function* sourcedTests({ db, user, testIds, stopping }: Making): AsyncGenerator<SourcedTest[]> {
  const options = optionsOf(user);
  for (let from = 0; from < testIds.length; from += BATCH) {
    stopping.throwIfAborted();
    const ids = testIds.slice(from, from + BATCH);
    const found = await withStates(db, await findReportedTests(db, user, inArray(test.id, ids), options));
    const place = new Map(ids.map((id, index) => [id, index]));
    yield found.toSorted((a, b) => place.get(a.test.row.id)! - place.get(b.test.row.id)!);
  }
}

async function aboutTests(db: Db, batch: readonly SourcedTest[]) {
  const rows = await db
    .select({ id: test.id, patient, gender, device })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .where(
      inArray(
        test.id,
        batch.map((sourced) => sourced.test.row.id),
      ),
    );
  return new Map(rows.map(({ id, ...about }) => [id, about]));
}

/** Yields the reports of the tests that have one, one at a time: reports for waiting users are drawn in between. */
async function* reportsOf(making: Making): AsyncGenerator<{ test: string; name: string; content: Uint8Array }> {
  const { db, user, task, reports, brandsDirectory, log, stopping } = making;
  const options = optionsOf(user);
  const brand = await brandAt(task.host, brandsDirectory, log);
  for await (const batch of sourcedTests(making)) {
    for (const sourced of batch) {
      stopping.throwIfAborted();
      const { id } = sourced.test.row;
      const tests = [await withEarlier(db, user, sourced, options)] as const;
      const made = await reports.render(
        { subject: { of: 'test', tests }, form: 'pdf', options: { ...options, timezone: sourced.timezone }, brand },
        user.accountId,
      );
      if (made) yield { test: id, name: reportName(id), content: made.content };
    }
  }
}
