import { type PageReading, readPage } from './readPage.ts';
import type { Printed, ReadField, ReadReport, ReadThreshold } from './report.ts';
import type { PageText } from './words.ts';

export type * from './report.ts';

/** The only value that pages have; null where they have several. */
function agreed<T>(values: readonly (T | null)[]): T | null {
  const [first = null, ...more] = new Set(values.filter((one) => one !== null));
  return more.length === 0 ? first : null;
}

/** The only text that pages print, with its best recognition; null where they print several. */
function agreedText(texts: readonly (Printed<string> | null)[]): Printed<string> | null {
  const value = agreed(texts.map((text) => text?.value.replaceAll(/\s+/g, ' ') ?? null));
  return value === null
    ? null
    : { value, confidence: Math.max(...texts.flatMap((text) => (text ? [text.confidence] : []))) };
}

const fieldsOf = ({ fields, thresholds }: PageReading, pageId: number): ReadField[] =>
  fields.map((field, at) => ({
    pageId,
    ...field,
    thresholds: thresholds
      .filter((one) => one.field === at)
      .map(({ field: _field, ...threshold }): ReadThreshold => ({ pageId, ...threshold })),
  }));

/**
 * Reads the pages of a report.
 * @param today no test is later
 */
export function readReport(texts: readonly PageText[], today: string): ReadReport {
  const pages = texts.map((text) => readPage(text, today));
  const withFields = pages.filter(({ fields }) => fields.length > 0);
  const protocol = agreed((withFields.length > 0 ? withFields : pages).map((page) => page.protocol));
  const fields = protocol === null ? [] : pages.flatMap((page, index) => fieldsOf(page, index + 1));
  const days = [
    ...fields.map(({ examinedAt }) => examinedAt?.day ?? null),
    ...pages.flatMap((page) => (page.fields.length > 1 ? [] : [page.examinedAt?.day ?? null])),
  ];
  return {
    name: agreedText(pages.map(({ name }) => name)),
    birthDate: agreedText(pages.map(({ birthDate }) => birthDate)),
    patientId: agreedText(pages.map(({ patientId }) => patientId)),
    device: {
      manufacturer: agreed(pages.map(({ device }) => device.manufacturer)),
      model: agreed(pages.map(({ device }) => device.model)),
    },
    group: protocol && 'PERIMETRY',
    protocol,
    testDate: agreed(days),
    isWhole:
      pages.every(({ named }) => named.every((eye) => fields.some((field) => field.eye === eye))) &&
      !hasFieldTwice({ fields }),
    fields,
  };
}

/** Returns whether an eye has several fields, so that the report contains several examinations. */
export const hasFieldTwice = ({ fields }: Pick<ReadReport, 'fields'>): boolean =>
  new Set(fields.map(({ eye }) => eye)).size < fields.length;

/**
 * The examinations of a report, each as a report with one field of each eye. A report whose days do not tell its fields apart
 * is one, without thresholds.
 */
export function examinationsOf(report: ReadReport): ReadReport[] {
  if (!hasFieldTwice(report)) return [report];
  const days = report.fields.flatMap(({ examinedAt }) => examinedAt?.day ?? []);
  if (days.length < report.fields.length) return [report];
  const examinations = [...new Set(days)].toSorted().map((testDate) => {
    const fields = report.fields.filter(({ examinedAt }) => examinedAt?.day === testDate);
    return { ...report, fields, testDate, isWhole: true };
  });
  return examinations.some(hasFieldTwice) ? [report] : examinations;
}

/** Returns the thresholds of a report, by page and place: none if an eye has two fields, until the user chooses one. */
export const thresholdsOf = (report: Pick<ReadReport, 'fields'>): ReadThreshold[] =>
  hasFieldTwice(report) ? [] : report.fields.flatMap(({ thresholds }) => thresholds);

/**
 * Returns whether a report was read well enough to need no review: kind, day and the thresholds of the named eyes are known,
 * no check failed, and no more values are unsure than the preferences allow [IMP-09].
 */
export function isReadWell(report: ReadReport, mostUnsure: number): boolean {
  const thresholds = thresholdsOf(report);
  return (
    report.protocol !== null &&
    report.testDate !== null &&
    report.isWhole &&
    thresholds.length > 0 &&
    report.fields.every(({ checks }) => checks.every(({ passed }) => passed)) &&
    thresholds.filter(({ isSure }) => !isSure).length <= mostUnsure
  );
}
