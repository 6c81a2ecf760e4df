import { printReport, type Report } from '../draw.tsx';
import type { ReportedRow, ReportedTest, ReportOptions, ReportSource } from '../source.ts';
import { common } from '../texts/common.ts';

/** A finished test as a report sees it: of a person of 65, unless said otherwise. */
export const reportedTest = <Row extends ReportedRow = ReportedRow>(
  row: Pick<ReportedRow, 'group'> & Partial<Row>,
  age: number | null = 65,
): ReportedTest<Row> => ({ row: { strategy: null, protocol: null, options: {}, ...row } as Row, age });

export const reportOptions: ReportOptions = {
  language: 'en',
  locale: 'en-US',
  timezone: 'America/New_York',
  date_format: 'MM/DD/YYYY',
  time_format: '12H',
};

export const spanish: ReportOptions = { ...reportOptions, language: 'es', locale: 'es-ES' };

/** Draws the report of a state, without a database. */
export const drawTest = <State, Words>(
  source: ReportSource<State, Words>,
  state: State,
  test: ReportedTest,
  options: ReportOptions = reportOptions,
) => source.draw(state, test, { ...options, words: source.words[options.language], common: common[options.language] });

export const about = {
  clinic: 'Northside Eye Clinic',
  patient: { name: 'Okafor, Adaeze', dateOfBirth: 'Mar 14, 1961', age: 65, patientId: 'A-20418', gender: 'Female' },
  device: 'Lane 2 headset',
  tested: 'Nov 20, 2026, 9:40 AM',
  operator: 'Tomás Alvarez',
  doctor: 'Helen Ashworth',
  signature: { text: '', signed: null, earlier: [] },
  made: 'Nov 20, 2026, 10:00 AM',
  procedureVersion: '4.5.0',
};

/** The report of one test on paper. @throws when there is nothing to report */
export function reportOf<State, Words>(
  source: ReportSource<State, Words>,
  state: State,
  test: ReportedTest,
  options: ReportOptions = reportOptions,
): Report {
  const drawn = drawTest(source, state, test, options);
  if (!drawn) throw new Error('nothing to report');
  return printReport(drawn.title, [{ drawn, about }], options);
}
