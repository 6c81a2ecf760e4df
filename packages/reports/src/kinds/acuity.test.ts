import type { AcuityRecord, ContrastRecord } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { drawTest, reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
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
/** A whole line of one size, answered as often as `seen` says, in turn. */
const answered = (eye: AcuityRecord['eye'], size: number, seen: readonly boolean[]): AcuityRecord[] =>
  Array.from({ length: 18 }, (_, i) =>
    optotype(eye, size, { viewed: seen[i % seen.length] ?? false, threshold: i === 17 }),
  );
/** A line whose acuity is about that size: a little more than half of it was seen. */
const line = (eye: AcuityRecord['eye'], size: number): AcuityRecord[] => answered(eye, size, [true, false]);
/** A line of 10 % and one of 2.5 % contrast, of about these acuities. */
const lowContrast = (eye: AcuityRecord['eye'], ten: number, two: number): AcuityRecord[] => [
  ...line(eye, ten).map((one) => ({ ...one, contrast: 10 })),
  ...line(eye, two).map((one) => ({ ...one, contrast: 2.5 })),
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

const contrastAt = (age: number | null) =>
  reportedTest({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD' }, age);

const lettersIn = (state: AcuityRecord[], test: Parameters<typeof reportedTest>[0]) =>
  reportOf(acuity, state, reportedTest(test)).tables[0]?.rows.map((row) => row.at(-2));

/** A line at distance and one at near, as they are after each other. */
const atBoth = [...line('OD', 0), ...line('OD', 0.4)];

/** An earlier test of a kind. */
const on = (test: typeof distance, day: string, state: unknown) => ({ ...test, day, excluded: [], state });
const sinceOf = (state: AcuityRecord[], test: typeof distance) => {
  const { tables, pages } = reportOf(acuity, state, test);
  const [table] = tables;
  return { head: table?.columns.slice(-2), rows: table?.rows.map((row) => row.slice(-2)), page: pages.join() };
};

describe('what an acuity report says', () => {
  it('compares each eye with the newest earlier test that measured it [OUR-560]', () => {
    const earlier = [on(distance, '02/01/2026', line('OD', 0)), on(distance, '12/04/2025', line('OS', 0))];
    const now = [...line('OD', 0), ...line('OS', 0.5)];
    const { head, rows, page } = sinceOf(now, { ...distance, earlier });
    expect(head).toEqual(['Before', 'Change']);
    expect(rows).toEqual([
      ['0.02', '+0.50'],
      ['0.02', '0.00'],
    ]);
    expect(page).toContain('Left eye: worse than on 12/04/2025');
    expect(drawTest(acuity, now, { ...distance, earlier })?.notes.join()).toContain(
      'Open triangles: OS 12/04/2025, OD 02/01/2026',
    );
    const spanishHead = reportOf(acuity, now, { ...distance, earlier }, spanish).tables[0]?.columns.at(-2);
    expect(spanishHead).toBe('Antes');
  });

  it('compares a contrast with the same contrast, whichever was measured first [OUR-560]', () => {
    const low = reportedTest({ group: 'VISUAL_ACUITY', strategy: 'LOW_CONTRAST', protocol: 'LANDOLT_C' });
    const alone = line('OD', 0.5).map((one) => ({ ...one, contrast: 2.5 }));
    const { rows } = sinceOf(lowContrast('OD', 0.1, 0.5), { ...low, earlier: [on(low, '12/04/2025', alone)] });
    expect(rows).toEqual([
      ['–', '–'],
      ['0.52', '0.00'],
    ]);
  });

  it('compares near with near in tests at both distances [OUR-560]', () => {
    const both = reportedTest({ group: 'VISUAL_ACUITY', strategy: 'BOTH', protocol: 'LANDOLT_C' });
    const { rows } = sinceOf(atBoth, { ...both, earlier: [on(both, '12/04/2025', atBoth)] });
    expect(rows?.map(([, change]) => change)).toEqual(['0.00', '0.00']);
  });

  it('compares a contrast sensitivity of each eye with the newest earlier result of it [OUR-560]', () => {
    const earlier = [on(standard, '02/01/2026', eyeOf('OD', 3.162)), on(standard, '12/04/2025', eyeOf('OS', 2.239))];
    const page = reportOf(contrast, [...eyeOf('OD', 3.162), ...eyeOf('OS', 10)], { ...standard, earlier }).pages.join();
    expect(page).toContain('02/01/2026: 1.50, change 0.00, about the same');
    expect(page).toContain('12/04/2025: 1.65, change −0.65, worse');
  });

  it('shows what each eye had before, the change, and whether it is beyond what repeats differ by [OUR-63] [OUR-433]', () => {
    const earlier = (state: unknown) => [{ ...distance, day: '12/04/2025', excluded: [], state }];
    const now = [...line('OD', 0.5), ...line('OS', 0.1)];
    const after = { ...distance, earlier: earlier([...line('OD', 0), ...line('OS', 0)]) };
    const { pages, tables } = reportOf(acuity, now, after);
    expect(tables[0]?.columns.slice(-2)).toEqual(['12/04/2025', 'Change']);
    expect(tables[0]?.rows.map((row) => row.slice(-2))).toEqual([
      ['0.02', '+0.10'],
      ['0.02', '+0.50'],
    ]);
    expect(pages.join().match(/data-part="before"/g)).toHaveLength(2);
    expect(pages.join()).toContain('Right eye: worse than on 12/04/2025, beyond what repeats differ by');
    expect(pages.join()).not.toContain('Left eye: worse');
    expect(reportOf(acuity, now, distance).tables[0]?.columns.at(-1)).toBe('Answers');
    expect(reportOf(acuity, now, { ...distance, earlier: earlier([]) }).tables[0]?.columns.at(-1)).toBe('Answers');

    const contrastAfter = { ...standard, earlier: earlier(eyeOf('OD', 2.239)) };
    const page = reportOf(contrast, [...eyeOf('OD', 3.162), ...eyeOf('OS', 3.162)], contrastAfter).pages.join();
    expect(page).toContain('12/04/2025: 1.65, change −0.15, about the same');
    expect(page.match(/12\/04\/2025/g)).toHaveLength(1);
  });

  it('has all notations of each phase with the interval, the left eye first, and what was skipped [REP-01] [ACU-04] [OUR-10]', () => {
    const state = [...line('OD', 0.1), optotype('OS', 1, { skipped: true, viewed: false }), ...line('OU', 0)];
    const { tables } = reportOf(acuity, state, distance);
    expect(tables[0]?.rows).toEqual([
      ['Left eye', 'Skipped', '–', '–', '–', '–', '–', '–', '–'],
      ['Right eye', '–', '0.12', '−0.01 to 0.34', '20/25', '6/7.6', '0.76', '79', '18'],
      ['Both eyes', '–', '0.02', '−0.11 to 0.24', '20/20', '6/6', '0.95', '84', '18'],
    ]);
  });
  it('has no number for an eye that saw nothing, everything, or too little [OUR-11]', () => {
    const state = [
      ...answered('OD', 1.6, [false]),
      ...answered('OS', -0.3, [true]),
      ...answered('OU', 0, [true]).slice(0, 11),
    ];
    const { tables, pages } = reportOf(acuity, state, distance);
    expect(tables[0]?.rows).toEqual([
      ['Left eye', '–', '<−0.30', '–', '20/10 or better', '6/3 or better', '–', '–', '18'],
      ['Right eye', '–', '>1.60', '–', 'Worse than 20/800', 'Worse than 6/240', '–', '–', '18'],
      ['Both eyes', '–', 'No result', '–', '–', '–', '–', '–', '11'],
    ]);
    expect(pages.join()).toContain('Worse than 20/800');
  });
  it('names lines as the test does, in feet or in metres [OUR-12]', () => {
    const metric = reportedTest({ ...distance.row, options: { system_unit: 'INT' } as never });
    expect(reportOf(acuity, answered('OD', 1.6, [false]), metric).pages.join()).toContain(
      '\u2068Worse than 6/240\u2069',
    );
  });
  it('says what is below the limit at 2.5 % contrast, and what cannot be [OUR-14]', () => {
    const low = { group: 'VISUAL_ACUITY', strategy: 'LOW_CONTRAST', protocol: 'LANDOLT_C' } as const;
    const state = [...lowContrast('OD', 0.6, 0), ...lowContrast('OS', 0.2, 0.8)];
    const page = reportOf(acuity, state, reportedTest(low)).pages.join();
    expect(page).toContain('Right eye: Inconsistent, repeat: better at 2.5% than at 10% contrast');
    expect(page).toContain('Left eye: below the limit of healthy people at 2.5% contrast, 21 of 70 letters');
    expect(page).toContain('10%: no norm');
    expect(reportOf(acuity, state, reportedTest(low, 9)).pages.join()).not.toContain('below the limit');
    expect(drawTest(acuity, state, reportedTest(low, 9))?.notes).toContain('No norm below 18 years');
  });
  it('counts letters at low contrast on the chart of their limit, and none below a chart [OUR-432]', () => {
    const low = { group: 'VISUAL_ACUITY', strategy: 'LOW_CONTRAST', protocol: 'LANDOLT_C' } as const;
    expect(lettersIn(lowContrast('OD', 0.2, 0.68), low)).toEqual(['44 of 70', '20 of 70']);
    expect(lettersIn(lowContrast('OD', 0.9, 1.3), low)).toEqual(['9 of 70', 'Below chart']);
    const cvi = { group: 'VISUAL_ACUITY', strategy: 'CVI_FAR', protocol: 'LANDOLT_C' } as const;
    expect(lettersIn(line('OD', 1.8), cvi)).toEqual(['Below chart']);
  });
  it('draws the chart of the screen with its optotypes [CHART-03]', () => {
    const svg = reportOf(acuity, line('OD', 0.1), distance).pages.join();
    expect(svg).toContain('data-component="StepChart"');
    expect(svg.match(/data-part="optotype"/g)).toHaveLength(18);
    expect(svg).toContain('ISO 8596');
  });
  it('speaks Spanish, shows one eye alone, and has no report without records [REP-07]', () => {
    const state = [...line('OD', 0.1), ...line('OS', 0.2)];
    const svg = reportOf(acuity, state, distance, { ...spanish, eye: 'OS' }).pages.join();
    for (const word of ['Informe de agudeza visual', 'Ojo izquierdo', '0,22']) expect(svg).toContain(word);
    expect(svg).not.toContain('Ojo derecho');
    expect(() => reportOf(acuity, [], distance)).toThrow('nothing to report');
  });
});

describe('what a contrast report says', () => {
  it('has the result of each eye beside what is normal at the age [REP-01]', () => {
    const { tables, pages } = reportOf(contrast, [...eyeOf('OD', 1.585), ...eyeOf('OS', 4.467)], standard);
    expect(tables[0]?.rows).toEqual([
      ['Left eye', '1.35', '4.47%', 'Below 1.50'],
      ['Right eye', '1.80', '1.59%', 'Within normal limits'],
    ]);
    expect(tables[1]?.rows).toHaveLength(4);
    const svg = pages.join();
    for (const said of ['data-component="DotPlot"', '1.80 log CS', 'data-component="LetterChart"', '1.50 or more'])
      expect(svg).toContain(said);
  });
  it('has no norm for both eyes, single letters, an unknown age, children and ages over 75 [OUR-434]', () => {
    const single = reportedTest({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE' });
    for (const [test, eye, said] of [
      [standard, 'OU', '–'],
      [single, 'OD', '–'],
      [contrastAt(null), 'OD', 'No norm: age unknown'],
      [contrastAt(5), 'OD', 'No norm below 20 years'],
      [contrastAt(76), 'OD', 'No norm above 75 years'],
    ] as const) {
      expect(reportOf(contrast, eyeOf(eye, 10), test).tables[0]?.rows[0]?.at(-1)).toBe(said);
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
  it('distinguishes an eye that passed no level from one that was not finished', () => {
    const [first] = eyeOf('OD', 10);
    const none = [{ ...first!, answer: 'ZZZ', phase: 2 }];
    expect(reportOf(contrast, none, standard).tables[0]?.rows).toEqual([
      ['Right eye', 'No level passed', '–', 'Below 1.50'],
    ]);
    expect(reportOf(contrast, [first!], standard).tables[0]?.rows[0]?.slice(1)).toEqual(['No result', '–', '–']);
  });
});

it('a C-Suite has a page of each part it reached, in both languages [REP-07]', () => {
  const suite = reportedTest({ group: 'CSUITE', strategy: 'DISTANCE', protocol: 'LANDOLT_C' });
  const whole = { acuity: line('OD', 0.1), contrast: eyeOf('OD', 1.585) };
  expect(reportOf(csuite, whole, suite).pages).toHaveLength(2);
  expect(reportOf(csuite, { ...whole, contrast: [] }, suite).pages).toHaveLength(1);
  expect(reportOf(csuite, whole, suite, spanish).pages.join()).toContain('Informe de C-Suite');
});
