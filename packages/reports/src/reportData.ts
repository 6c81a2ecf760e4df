import { ageAt, formatDay, formatMoment, fullName, localName } from '@isopter/contract';
import type { ReportBrand } from '@isopter/monitor-charts/report';
import { printReport, type Report, type TestAbout } from './draw.tsx';
import { drawTest } from './kinds.ts';
import type { DrawableTest, ReportedRow, ReportOptions } from './source.ts';

/** Everything the report of a test is drawn from. In zero-PII mode it names nobody. */
export interface ReportData extends DrawableTest {
  about: TestAbout;
  options: ReportOptions;
  brand?: ReportBrand | undefined;
}

/** The patient of a report, as the browser decrypted them or the on-premises agent stores them. */
export interface ReportedPerson {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  ideographic_name?: string | null | undefined;
  phonetic_name?: string | null | undefined;
  /** YYYY-MM-DD. */
  date_of_birth?: string | null | undefined;
  /** With an on-premises agent the server does not have it. */
  patient_id_number?: string | null | undefined;
}

/** The columns of a stored test that a report is drawn from. Others, such as a PIN, stay on the server. */
const bareRow = ({
  id,
  group,
  status,
  strategy,
  protocol,
  eye,
  options,
  created,
  timeStart,
}: ReportedRow): ReportedRow => {
  const { goldman_size, supra_t_intensity, system_unit, monocular, with_correction } = options;
  return {
    id,
    group,
    status,
    strategy,
    protocol,
    eye,
    options: { goldman_size, supra_t_intensity, system_unit, monocular, with_correction },
    created,
    timeStart,
  };
};

const DATE = '$date';

/** Writes the data of a report as JSON, for {@link readReportData} of the same version. */
export function writeReportData({ kind, state, test, about, options, brand }: ReportData): string {
  const earlier = test.earlier?.map((one) => ({ ...one, row: bareRow(one.row) }));
  const bare = { ...test, row: bareRow(test.row), ...(earlier && { earlier }) };
  return JSON.stringify({ kind, state, test: bare, about, options, brand }, function write(this: unknown, key, value) {
    const written = (this as Record<string, unknown>)[key];
    return written instanceof Date ? { [DATE]: written.toISOString() } : (value as unknown);
  });
}

/** Reads what {@link writeReportData} wrote. @throws SyntaxError if the text is no JSON */
export const readReportData = (text: string): ReportData =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && DATE in value ? new Date(value[DATE] as string) : value,
  ) as ReportData;

/**
 * Adds what the server does not have in zero-PII mode or with an on-premises agent: a name, a date of birth, the ID number, and the
 * age on the day of each test. The ID number stands for a missing name [OUR-688].
 * @param isNamed false where personal data are kept out: the report has the ID number and the year of birth [PAT-13]
 */
export function withPerson(data: ReportData, person: ReportedPerson, isNamed = true): ReportData {
  const { about, test, options } = data;
  const { date_of_birth: birth } = person;
  const ageOf = ({ created, timeStart }: ReportedRow): number | null =>
    birth ? ageAt(birth, timeStart ?? created, options.timezone) : null;
  const full = fullName({ first_name: person.first_name ?? null, last_name: person.last_name ?? null });
  const name = (isNamed && full) || person.patient_id_number || about.patient.name;
  const local = isNamed ? localName(person) : '';
  const patientId = person.patient_id_number || about.patient.patientId;
  const dateOfBirth = birth ? bornText(birth, options, isNamed) : '';
  return {
    ...data,
    about: {
      ...about,
      patient: {
        ...about.patient,
        name,
        ...(local && { localName: local }),
        patientId,
        dateOfBirth,
        age: ageOf(test.row),
      },
    },
    test: {
      ...test,
      age: ageOf(test.row),
      ...(test.earlier && { earlier: test.earlier.map((one) => ({ ...one, age: ageOf(one.row) })) }),
    },
  };
}

/** Returns a date of birth as the reader prefers dates; only the year where personal data are kept out [PREF-08, PAT-13]. */
export const bornText = (date: string, { date_format }: Pick<ReportOptions, 'date_format'>, isNamed: boolean): string =>
  isNamed ? formatDay(date, date_format) : date.slice(0, 4);

/** Draws the pages of a report. @param now the time of making that stands on it @returns null if nothing was measured */
export function drawReport(data: ReportData, now: Date): Report | null {
  const { about, options, brand } = data;
  const drawn = drawTest(data, options);
  if (!drawn) return null;
  const made = { ...about, made: formatMoment(now, options), ...(brand && { brand }) };
  return printReport(drawn.title, [{ drawn, about: made }], options);
}
