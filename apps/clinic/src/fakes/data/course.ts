import {
  type CourseRow,
  type CourseTest,
  dayIn,
  type ImportedTest,
  type Patient,
  type Test,
  type TestFinding,
  type TestResult,
  type TrendSample,
} from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';
import { HUMPHREY, SOURCE_FACTS } from './sourceFacts.ts';
import { sampleFields } from './progression.ts';
import { sampleTest } from './tests.ts';

const DAY = 24 * 3600 * 1000;
const NEWEST = Date.UTC(2026, 10, 19, 9, 5);
const id = (number: number): string => `7c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A finished test of the course, so many days before the newest. */
function finished(number: number, days: number, more: Partial<Test>, findings: TestFinding[]): Test {
  const start = NEWEST - days * DAY;
  const result: TestResult = { version: '2.3', findings };
  return sampleTest(1, {
    id: id(number),
    status: 'finished',
    sign_off: number < 2 ? 'new' : 'signed',
    time_start: new Date(start).toISOString(),
    time_end: new Date(start + 383_000).toISOString(),
    result,
    ...more,
  });
}

const FIELDS = sampleFields();
const fieldOf = (eye: 'OD' | 'OS', index: number) => {
  const own = FIELDS.filter((field) => field.eye === eye);
  return own[own.length - 1 - (index % own.length)]!;
};

const row = (test: Test, more: Partial<CourseTest> = {}): CourseTest => ({
  test,
  picture: null,
  reliability: [],
  excluded: [],
  signed:
    test.sign_off === 'signed'
      ? { by: { id: id(9999), name: 'Maya Rosen' }, at: new Date(Date.parse(test.time_start!) + DAY).toISOString() }
      : null,
  ...more,
});

/** A field: every third of the right eye alone; the third was taken out, the fifth is not reliable. */
function field(number: number, days: number): CourseTest {
  const eyes = number % 3 === 1 ? (['OD'] as const) : (['OS', 'OD'] as const);
  const fields = eyes.map((eye) => fieldOf(eye, number));
  const findings = fields.flatMap(({ eye, md, vfi }): TestFinding[] => [
    { measure: 'MD', side: eye, value: md! },
    { measure: 'VFI', side: eye, value: vfi! },
  ]);
  const isUnreliable = number % 15 === 4;
  return row(finished(number, days, { eye: eyes.length === 1 ? 'OD' : '' }, findings), {
    picture: { fields: fields.map(({ eye, points }) => ({ eye, points })) },
    reliability: eyes.map((eye) => ({
      eye,
      verdict: isUnreliable ? 'flagged' : 'passed',
      flags: isUnreliable ? ['FALSE_POSITIVES'] : [],
    })),
    excluded: number % 15 === 2 ? [{ eye: 'OD', reason: 'LENS_RIM' }] : [],
  });
}

function acuity(number: number, days: number): CourseTest {
  const worse = 0.1 * ((300 - number) % 4 === 0 ? 1 : 0);
  return row(
    finished(number, days, { test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } }, [
      { measure: 'ACUITY', side: 'OD', value: 0.5 },
      { measure: 'ACUITY', side: 'OS', value: 0.2 + worse },
    ]),
  );
}

const TONES = [500, 1000, 2000, 4000] as const;

const level = (base: number, step: number) =>
  TONES.map((hz, i): [number, number, boolean] => [hz, base + step * i, true]);

function hearing(number: number, days: number): CourseTest {
  const test = finished(number, days, { test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } }, [
    { measure: 'PTA', side: 'RIGHT', value: 37.5 },
    { measure: 'PTA', side: 'LEFT', value: 25 },
  ]);
  return row(test, {
    picture: {
      ears: [
        { ear: 'RIGHT', tones: level(15, 15) },
        { ear: 'LEFT', tones: level(10, 10) },
      ],
    },
  });
}

/** So many tests of a patient, the newest first: fields, and now and then acuity or hearing. */
export const sampleCourse = (amount: number, every = 120): readonly CourseTest[] =>
  Array.from({ length: amount }, (_, number) => {
    const days = number * every;
    return number % 5 === 3 ? acuity(number, days) : number % 10 === 6 ? hearing(number, days) : field(number, days);
  });

/** The numbers of those tests, as the server answers them. */
export const samplesOf = (course: readonly CourseTest[]): TrendSample[] =>
  course
    .flatMap(({ test, reliability, excluded }) =>
      (test.result?.findings ?? []).flatMap((finding): TrendSample[] =>
        'value' in finding
          ? [
              {
                ...finding,
                test: test.id,
                time: test.time_start!,
                day: dayIn(new Date(test.time_start!), test.timezone),
                test_group: test.test_group,
                size: 3,
                with_correction: false,
                reliable: !reliability.some(({ eye, verdict }) => eye === finding.side && verdict === 'flagged'),
                excluded: excluded.find(({ eye }) => eye === finding.side)?.reason ?? null,
                imported: false,
              },
            ]
          : [],
      ),
    )
    .toSorted((one, other) => one.time.localeCompare(other.time));

/** A report of another device with a field of each eye, so many years before the tests. */
export const importedTest = (number: number, more: Partial<ImportedTest> = {}): ImportedTest => ({
  id: id(5000 + number),
  name: `field ${number}.pdf`,
  day: `${2011 - number}-03-14`,
  group: 'PERIMETRY',
  protocol: '24-2',
  device: HUMPHREY,
  has_report: true,
  fields: (['OS', 'OD'] as const).map((eye) => {
    const { points, mean_sensitivity } = fieldOf(eye, 14 - number);
    return { eye, points, mean_sensitivity: mean_sensitivity!, ...SOURCE_FACTS, reliable: null };
  }),
  ...more,
});

const importedSample = ({ id: test, day, protocol, fields }: ImportedTest): TrendSample[] =>
  fields.map(({ eye, mean_sensitivity: value }) => ({
    measure: 'MEAN_SENSITIVITY',
    side: eye,
    value,
    test,
    time: `${day}T12:00:00.000Z`,
    day,
    test_group: {
      group: 'PERIMETRY',
      strategy: null,
      protocol: protocol as '24-2',
    },
    size: 3,
    with_correction: false,
    reliable: null,
    excluded: null,
    imported: true,
  }));

const KINDS = { PERIMETRY: 'fields', VISUAL_ACUITY: 'acuity', AUDIOLOGY: 'hearing' } as const;
const kindOf = ({ test }: CourseTest) => KINDS[test.test_group.group as 'PERIMETRY'] ?? 'other';

/** A server with such a course of a patient, and reports of other devices before it. */
export function courseHandlers(
  patient: Patient,
  course: readonly CourseTest[],
  imported: readonly ImportedTest[] = [],
): BackendHandlers {
  const count = (kind: string): number =>
    course.filter((one) => kindOf(one) === kind).length + (kind === 'fields' ? imported.length : 0);
  return {
    getPatient: () => patient,
    listPatientChanges: () => [],
    listActiveDevices: () => [],
    listSchedules: () => ({ count: 0, results: [] }),
    getLastInterpretation: () => null,
    listCourse: ({ query }) => {
      const { kind, limit = '20', offset = '0', id__in: ids } = query;
      const left = course.filter(
        (one) => (!kind || kindOf(one) === kind) && (!ids || ids.split(',').includes(one.test.id)),
      );
      const reports =
        !kind || kind === 'fields' ? imported.filter((one) => !ids || ids.split(',').includes(one.id)) : [];
      const rows: CourseRow[] = [
        ...left.map((one) => ({ ...one, test: { ...one.test, patient: patient.id } })),
        ...reports.map((one) => ({ imported: one })),
      ];
      return {
        count: rows.length,
        counts: {
          fields: count('fields'),
          acuity: count('acuity'),
          hearing: count('hearing'),
          other: count('other'),
        },
        results: rows.slice(Number(offset), Number(offset) + Number(limit)),
      };
    },
    listTrendSamples: () => [...imported.flatMap(importedSample), ...samplesOf(course)],
  };
}
