import { storedAcuity } from '@isopter/clinical/acuity';
import { logCsOf } from '@isopter/clinical/contrast';
import { courseSamples } from '@isopter/clinical/course';
import type {
  AcuityRecord,
  AudioRecord,
  ContrastRecord,
  CourseTest,
  NumberFinding,
  TestFinding,
  TrendSample,
} from '@isopter/contract';
import { AcuityBody, acuityReport } from '@isopter/monitor-charts/acuity/report';
import { AudiologyBody, earReports } from '@isopter/monitor-charts/audiology/report';
import { ContrastBody, contrastReport } from '@isopter/monitor-charts/contrast/report';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sideNumbers } from '../../../../lib/domain/tests/course/numbers.ts';
import { compareEye } from './acuity.ts';
import { hearingTests } from './hearing.ts';
import { compareAverages } from '@isopter/clinical/audiology';

const DAYS = { a: '2025-01-01T09:00:00Z', b: '2026-01-01T09:00:00Z' } as const;
type Letter = keyof typeof DAYS;
type Verdict = 'worse' | 'better' | null;

const marked = (verdict: string | null | undefined): Verdict =>
  verdict === 'worse' || verdict === 'better' ? verdict : null;

/** The verdict on the patient page, and in every list with the numbers of a test. */
function onPatientPage(findings: Record<Letter, TestFinding[]>, group: TrendSample['test_group']['group']): Verdict {
  const samples = (['a', 'b'] as const).flatMap((letter) =>
    findings[letter].flatMap((finding): TrendSample[] =>
      'value' in finding
        ? [
            {
              ...finding,
              test: letter,
              time: DAYS[letter],
              day: DAYS[letter].slice(0, 10),
              test_group: { group, strategy: null, protocol: null },
              with_correction: false,
              reliable: finding.reliability?.verdict !== 'flagged',
              imported: false,
            },
          ]
        : [],
    ),
  );
  const result = { version: '1', findings: findings.b };
  const [numbers] = sideNumbers({ id: 'b', result }, courseSamples(samples));
  return marked(numbers?.found[0]?.change?.verdict);
}

/** The verdict a report prints in its own words. */
const printed = (page: ReactElement, words: RegExp): Verdict =>
  marked(words.exec(renderToStaticMarkup(createElement('svg', null, page)))?.[1]);

const course = (letter: Letter, findings: TestFinding[], group: CourseTest['test']['test_group']['group'], more = {}) =>
  ({
    test: {
      id: letter,
      time_start: DAYS[letter],
      test_group: { group, strategy: null, protocol: null },
      with_correction: false,
      system_unit: 'IMP',
      result: { version: '1', findings },
    },
    ...more,
  }) as unknown as CourseTest;

/** A line of 18 optotypes around an acuity: all at its size and larger are seen. */
const optotypes = (logmar: number, contrast: number): AcuityRecord[] =>
  Array.from({ length: 18 }, (_, i) => {
    const size = Math.min(1.6, Math.round(10 * (logmar + 0.4 - 0.1 * (i % 9))) / 10);
    return {
      seq_num: i + 1,
      eye: 'OD',
      skipped: false,
      threshold: i === 17,
      contrast,
      size,
      size_label: '',
      version: 2,
      direction: 1,
      viewed: logmar < 1.6 && size >= logmar,
    };
  });

describe('two acuities of an eye', () => {
  it.each([
    [100, 0.1, 0.1, null],
    [100, 0.1, 0.2, null],
    [100, 0.1, 0.4, 'worse'],
    [100, 0.6, 0.1, 'better'],
    [100, 0.3, 1.6, 'worse'],
    [100, 1.6, 0.3, 'better'],
    [2.5, 0.4, 0.5, null],
    [2.5, 0.3, 0.8, 'worse'],
  ] as const)('at %d % have one verdict from %d to %d everywhere: %s [OUR-433]', (contrast, before, now, verdict) => {
    const strategy = contrast < 100 ? 'LOW_CONTRAST' : 'DISTANCE';
    const records = { a: optotypes(before, contrast), b: optotypes(now, contrast) };
    const reported = (letter: Letter) =>
      acuityReport(records[letter], { test: { strategy, protocol: 'LANDOLT_C' }, age: 40, locale: 'en' });
    const findings = (letter: Letter): NumberFinding[] => {
      const { acuity } = reported(letter).phases[0]!.lines[0]!;
      return [{ measure: 'ACUITY', side: 'OD', ...storedAcuity(acuity!), ...(contrast < 100 && { contrast }) }];
    };
    const report = acuityReport(records.b, {
      test: { strategy, protocol: 'LANDOLT_C' },
      age: 40,
      locale: 'en',
      earlier: [{ day: 'day', records: records.a }],
    });
    const tests = { a: findings('a'), b: findings('b') };
    const test = (letter: Letter) => ({ ...course(letter, tests[letter], 'VISUAL_ACUITY'), acuities: tests[letter] });
    const asCompared = (letter: Letter) => ({
      id: letter,
      time: DAYS[letter],
      day: DAYS[letter].slice(0, 10),
      ...test(letter),
    });
    const [row] = compareEye('OD', asCompared('a'), asCompared('b'));
    expect(marked(row?.change?.verdict)).toBe(verdict);
    expect(printed(createElement(AcuityBody, { data: report }), /(worse|better) than on day/)).toBe(verdict);
    expect(onPatientPage(tests, 'VISUAL_ACUITY')).toBe(verdict);
  });
});

/** The record that completes an eye at a level. */
const atLevel = (logCs: number): ContrastRecord[] => [
  {
    seq_num: 1,
    eye: 'OD',
    index: 1,
    phase: 2,
    threshold: true,
    question: 'CDH',
    answer: 'CDH',
    variants: [],
    contrast: 100 * 10 ** -logCs,
  },
];

describe('two contrast sensitivities of an eye', () => {
  it.each([
    [1.65, 1.65, null],
    [1.65, 1.35, null],
    [1.65, 1.2, 'worse'],
    [1.05, 1.65, 'better'],
  ] as const)('have one verdict from %d to %d everywhere: %s [OUR-433]', (before, now, verdict) => {
    const report = contrastReport(atLevel(now), {
      strategy: null,
      age: 40,
      locale: 'en',
      earlier: [{ day: 'day', records: atLevel(before) }],
    });
    const finding = (level: number): NumberFinding[] => {
      const { contrast } = atLevel(level)[0]!;
      return [{ measure: 'LOG_CS', side: 'OD', value: logCsOf(contrast) }];
    };
    expect(printed(createElement(ContrastBody, { data: report }), /, (worse|better)</)).toBe(verdict);
    expect(onPatientPage({ a: finding(before), b: finding(now) }, 'CONTRAST_SENSITIVITY')).toBe(verdict);
  });
});

/** The tones that settle an ear at one level, with silent intervals of which so many were pressed in. */
const earAt = (level: number, heard: boolean, pressed: number): AudioRecord[] => {
  const tone = {
    seq_num: 1,
    ear: 'RIGHT',
    volume_db: level,
    is_heard: heard,
    response_time: heard ? 0.4 : 0,
    catch_trial: null,
  } as const;
  return [
    ...[500, 1000, 2000, 4000].map((frequency) => ({ ...tone, frequency, threshold: true, retest: false })),
    { ...tone, frequency: 1000, threshold: false, retest: true },
    ...Array.from({ length: 12 }, (_, i) => ({
      ...tone,
      frequency: 1000,
      threshold: false,
      retest: false,
      is_heard: i < pressed,
      response_time: 0.8,
      catch_trial: 'silence' as const,
    })),
  ];
};

describe('two audiograms of an ear', () => {
  it.each([
    [20, 20, true, 0, null],
    [20, 25, true, 0, null],
    [20, 30, true, 0, 'worse'],
    [50, 30, true, 0, 'better'],
    [20, 100, false, 0, 'worse'],
    [20, 60, true, 6, null],
  ] as const)(
    'have one verdict from %d to %d dB (heard: %s, %d presses in silence) everywhere: %s [OUR-433] [OUR-435]',
    (before, now, heard, pressed, verdict) => {
      const reports = { a: earReports(earAt(before, true, 0)), b: earReports(earAt(now, heard, pressed)) };
      const findings = (letter: Letter): NumberFinding[] =>
        reports[letter].map(({ average, reliability }) => ({
          measure: 'PTA',
          side: 'RIGHT',
          value: average!.level,
          ...(average!.isWorse && { limit: 'WORSE' }),
          reliability,
        }));
      const tests = { a: findings('a'), b: findings('b') };
      const picture = (letter: Letter) => ({
        ears: [
          {
            ear: 'RIGHT',
            tones: reports[letter][0]!.thresholds.map((one) => [one.frequency, one.level, one.heard]),
          },
        ],
      });
      const [a, b] = hearingTests(
        (['a', 'b'] as const).map((letter) => course(letter, tests[letter], 'AUDIOLOGY', { picture: picture(letter) })),
      );
      expect(marked(compareAverages(a!.ears.RIGHT, b!.ears.RIGHT)?.change?.verdict)).toBe(verdict);
      const data = {
        ears: reports.b,
        isScreening: false,
        age: 40,
        locale: 'en',
        before: [{ day: 'day', ears: reports.a }],
      };
      const since = /Change since day.*?<\/text>\s*<text[^>]*>[^<]*?(worse|better)[^<]*<\/text>/;
      expect(printed(createElement(AudiologyBody, { data }), since)).toBe(verdict);
      expect(onPatientPage(tests, 'AUDIOLOGY')).toBe(verdict);
    },
  );
});
