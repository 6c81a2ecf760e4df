import { gridOf } from '@isopter/clinical/perimetry';
import type { PerimetryState, PerimetryStimulus } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, reportOptions, spanish } from '../../fakes/reports.tsx';
import { common } from '../texts/common.ts';
import { eyeReport, perimetry } from './perimetry.tsx';

const stimulus = (eye: 'OD' | 'OS', index: number, rest: Partial<PerimetryStimulus>): PerimetryStimulus => ({
  eye,
  index,
  seq_num: index,
  run: 1,
  x: 0,
  y: 0,
  viewed: true,
  threshold: null,
  response_time: 0.45,
  is_blind_spot: false,
  has_good_fixation: true,
  false_positive: false,
  false_negative: false,
  region_no: 0,
  ...rest,
});

/** A field in which every location of the program has the same sensitivity. */
const flatField = (eye: 'OD' | 'OS', db: number): PerimetryStimulus[] =>
  (gridOf('24-2', eye)?.points ?? []).map(({ x, y }, i) => stimulus(eye, i + 1, { x, y, threshold: db }));

const stateOf = (...stimuli: PerimetryStimulus[]): PerimetryState => ({
  seq_num: 1,
  run: 1,
  stimuli,
  progress: { total: 100, od: 100, os: 100 },
});

const program = {
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  options: { goldman_size: 3 },
} as const;
const test = reportedTest(program);
const both = stateOf(...flatField('OD', 30), ...flatField('OS', 12));
const eye = (state: PerimetryState, name: 'OD' | 'OS', age: number | null = 65) =>
  eyeReport(state, reportedTest(program, age), name, common.en);
const svg = (state: PerimetryState, of = test, options = reportOptions): string =>
  reportOf(perimetry, state, of, options).pages.join();

describe('what a perimetry report says', () => {
  it('has of a test of the fovea its sensitivity alone, and nothing of a field [PERI-06] [REP-01]', () => {
    const foveal = reportedTest({ ...program, strategy: 'FOVEAL_SENSITIVITY', protocol: null });
    const state = stateOf(
      stimulus('OD', 1, {}),
      stimulus('OD', 2, { threshold: 33 }),
      stimulus('OS', 1, { threshold: -1 }),
    );
    const page = svg(state, foveal);
    for (const said of ['33 dB', '&lt;0 dB', 'Foveal sensitivity']) expect(page).toContain(said);
    expect(page).not.toMatch(/Too few points|Greyscale|Program|Norm|XX/);
    expect(reportOf(perimetry, state, foveal).tables[0]?.rows).toEqual([
      ['Left eye', '<0 dB'],
      ['Right eye', '33 dB'],
    ]);
  });

  it('judges each eye against healthy ones of the patient’s age and names the norms [REP-01]', () => {
    const [left, right] = [eye(both, 'OS'), eye(both, 'OD')];
    expect(left.analysis).toMatchObject({ mdProbability: 0.005, norms: { name: 'SUNY-IU 24-2' } });
    expect(right.analysis?.md).toBeGreaterThan(left.analysis?.md ?? 0);
    expect(svg(both, test)).toContain('SUNY-IU 24-2');
  });

  it('shows one eye alone when asked [REP-04]', () => {
    const { pages, tables } = reportOf(perimetry, both, test, { ...spanish, eye: 'OD' });
    expect(tables).toHaveLength(1);
    expect(pages.join()).not.toContain('Ojo izquierdo');
  });

  it('speaks Spanish [REP-07]', () => {
    const words = ['Informe de campo visual', 'Ojo izquierdo', 'Pérdidas de fijación', 'No apto para uso clínico'];
    for (const word of words) expect(svg(both, test, spanish)).toContain(word);
  });

  it('flags an eye that lost fixation in more than a fifth of the checks', () => {
    const losses = [0, 1].map((i) => stimulus('OD', 90 + i, { is_blind_spot: true, x: 15, y: -1 }));
    expect(eye(stateOf(...flatField('OD', 30), ...losses), 'OD')).toMatchObject({
      fixationLosses: { count: 2, percentage: 50 },
      reliability: { reliable: false },
    });
  });

  it('keeps the fovea out of the field and names it by itself', () => {
    const right = eye(stateOf(...flatField('OD', 30), stimulus('OD', 99, { threshold: 36 })), 'OD');
    expect(right.fovea).toBe(36);
    expect(right.locations.some(({ x, y }) => x === 0 && y === 0)).toBe(false);
  });

  it('says where sensitivities are higher than anybody has', () => {
    const found = eye(stateOf(...flatField('OD', 41)), 'OD');
    expect(found.reliability).toMatchObject({ tooHigh: true, reliable: false });
    expect(svg(stateOf(...flatField('OD', 41)))).toContain('Right eye: sensitivities of 40 dB and more');
    expect(eye(both, 'OD').reliability).toMatchObject({ tooHigh: false, reliable: true });
  });

  it('writes the deviations of a 24-2C without those it has no norms and no room for', () => {
    const points = (gridOf('24-2C', 'OD')?.points ?? []).map(({ x, y }, i) =>
      stimulus('OD', i + 1, { x, y, threshold: 27.31 }),
    );
    const dense = reportedTest({ ...program, protocol: '24-2C' });
    const [page = ''] = reportOf(perimetry, stateOf(...points), dense).pages;
    const plot = page.slice(page.indexOf('aria-label="Right eye, Total deviation, dB"'));
    expect(plot.slice(0, plot.indexOf('</svg>')).match(/<text/g)).toHaveLength(52);
    const [table] = reportOf(perimetry, stateOf(...points), dense, spanish).tables;
    expect(table?.rows).toHaveLength(64);
    expect(table?.rows[0]?.[2]).toBe('27,3');
  });

  it('gives no indices to a person without a date of birth', () => {
    expect(eye(both, 'OD', null).analysis).toBeUndefined();
    const page = svg(both, reportedTest(program, null));
    expect(page.match(/No indices: no date of birth/g)).toHaveLength(3);
    expect(page).not.toContain('Norms:');
  });

  it('says which eye is unfinished, and which rules judged the other', () => {
    const page = svg(stateOf(...flatField('OD', 30), ...flatField('OS', 12).slice(0, 20)));
    expect(page.match(/No indices: too few points settled/g)).toHaveLength(1);
    expect(page).toContain('SUNY-IU 24-2, n = 91; analysis 2');
  });

  it('has a row for each location, and no report without records', () => {
    expect(reportOf(perimetry, both, test).tables.map(({ rows }) => rows.length)).toEqual([54, 54]);
    expect(() => svg(stateOf(), test)).toThrow('nothing to report');
  });
});
