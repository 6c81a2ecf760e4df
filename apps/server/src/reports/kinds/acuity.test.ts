import type { AcuityRecord, ContrastRecord } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, spanish } from '../../fakes/reports.tsx';
import { acuity } from './acuity.tsx';
import { contrast } from './contrast.tsx';
import { csuite } from './csuite.tsx';

const optotype = (eye: AcuityRecord['eye'], size: number, rest: Partial<AcuityRecord> = {}): AcuityRecord =>
  ({
    eye,
    skipped: false,
    threshold: false,
    contrast: 100,
    size,
    size_label: '',
    version: 2,
    direction: 4,
    viewed: true,
    ...rest,
  }) as AcuityRecord;
const line = (eye: AcuityRecord['eye'], size: number, label: string): AcuityRecord[] => [
  optotype(eye, 1, { size_label: '20/200' }),
  optotype(eye, size, { size_label: label, threshold: true }),
];
const question = (eye: ContrastRecord['eye'], index: number, percent: number, rest: Partial<ContrastRecord> = {}) =>
  ({
    eye,
    index,
    phase: 1,
    threshold: false,
    question: 'CDH',
    answer: 'CDK',
    variants: [],
    contrast: percent,
    ...rest,
  }) as ContrastRecord;
const eyeOf = (eye: ContrastRecord['eye'], percent: number): ContrastRecord[] => [
  question(eye, 1, 12.59),
  question(eye, 2, percent, { threshold: true, phase: 2 }),
];

const distance = reportedTest({ group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' });
const standard = reportedTest({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD' });

describe('what an acuity report says', () => {
  it('has all notations of each phase, the right eye first, and what was skipped [REP-01] [ACU-04]', () => {
    const state = [
      ...line('OD', 0.1, '20/25'),
      optotype('OS', 1, { skipped: true, viewed: false }),
      ...line('OU', 0, '20/20'),
    ];
    const { tables } = reportOf(acuity, state, distance);
    expect(tables[0]?.rows).toEqual([
      ['Right eye', '–', '20/25', '6/7.6', '0.79', '0.10', '80', '2'],
      ['Left eye', 'Skipped', '–', '–', '–', '–', '–', '–'],
      ['Both eyes', '–', '20/20', '6/6', '1.00', '0.00', '85', '2'],
    ]);
  });
  it('draws the chart of the screen with its optotypes [CHART-03]', () => {
    const svg = reportOf(acuity, line('OD', 0.1, '20/25'), distance).pages.join();
    expect(svg).toContain('data-component="StepChart"');
    expect(svg.match(/data-part="optotype"/g)).toHaveLength(2);
    expect(svg).toContain('Best PEST');
  });
  it('speaks Spanish, shows one eye alone, and has no report without records [REP-07]', () => {
    const state = [...line('OD', 0.1, '20/25'), ...line('OS', 0.2, '20/32')];
    const svg = reportOf(acuity, state, distance, { ...spanish, eye: 'OS' }).pages.join();
    for (const word of ['Informe de agudeza visual', 'Ojo izquierdo', '0,63']) expect(svg).toContain(word);
    expect(svg).not.toContain('Ojo derecho');
    expect(() => reportOf(acuity, [], distance)).toThrow('nothing to report');
  });
});

describe('what a contrast report says', () => {
  it('has the result of each eye beside what is normal at the age [REP-01]', () => {
    const { tables, pages } = reportOf(contrast, [...eyeOf('OD', 1.585), ...eyeOf('OS', 3.162)], standard);
    expect(tables[0]?.rows).toEqual([
      ['Right eye', '1.80', '1.59%', 'Within normal limits'],
      ['Left eye', '1.50', '3.16%', 'Below normal limits'],
    ]);
    expect(tables[1]?.rows).toHaveLength(4);
    const svg = pages.join();
    for (const said of ['Normal from 1.65', '1.80 log CS', 'data-component="LetterChart"']) expect(svg).toContain(said);
  });
  it('knows no norm of both eyes, of single letters, or of an unknown age', () => {
    const single = reportedTest({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE' });
    const ageless = reportedTest({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD' }, null);
    for (const [test, eye] of [
      [standard, 'OU'],
      [single, 'OD'],
      [ageless, 'OD'],
    ] as const) {
      expect(reportOf(contrast, eyeOf(eye, 10), test).pages.join()).not.toContain('normal limits');
    }
  });
  it('says how it was measured: with triplets, or with single letters [CON-02]', () => {
    const single = reportedTest({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE' });
    const letters = eyeOf('OD', 10).map((one) => ({ ...one, question: 'C', answer: 'C' }));
    const report = reportOf(contrast, letters, single);
    expect(report.pages.join()).toContain('Single letters');
    expect(report.tables[1]?.rows[0]?.slice(2)).toEqual(['C', 'C', 'Right']);
    expect(reportOf(contrast, eyeOf('OD', 10), standard).pages.join()).toContain('two letters of three');
  });
  it('tells an eye that passed no level from one that was not finished', () => {
    const [first] = eyeOf('OD', 10);
    const none = [{ ...first!, answer: 'ZZZ', phase: 2 }];
    expect(reportOf(contrast, none, standard).tables[0]?.rows).toEqual([
      ['Right eye', 'No level passed', '–', 'Below normal limits'],
    ]);
    expect(reportOf(contrast, [first!], standard).tables[0]?.rows[0]?.slice(1)).toEqual(['No result', '–', '–']);
  });
});

it('a C-Suite has a page of each part it reached, in both languages [REP-07]', () => {
  const suite = reportedTest({ group: 'CSUITE', strategy: 'DISTANCE', protocol: 'LANDOLT_C' });
  const whole = { acuity: line('OD', 0.1, '20/25'), contrast: eyeOf('OD', 1.585) };
  expect(reportOf(csuite, whole, suite).pages).toHaveLength(2);
  expect(reportOf(csuite, { ...whole, contrast: [] }, suite).pages).toHaveLength(1);
  expect(reportOf(csuite, whole, suite, spanish).pages.join()).toContain('Informe de C-Suite');
});
