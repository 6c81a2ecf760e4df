import { gridOf } from '@isopter/clinical/perimetry';
import type { PerimetryState, PerimetryStimulus } from '@isopter/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawTest, reportedTest, reportOf, reportOptions, spanish } from '../fakes/reports.tsx';
import { common } from '../texts/common.ts';
import type { EarlierTest } from '../source.ts';
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
const test = reportedTest({ ...program, timeStart: new Date('2026-11-20T14:40:00Z') });
const both = stateOf(...flatField('OD', 30), ...flatField('OS', 12));
const eye = (state: PerimetryState, name: 'OD' | 'OS', age: number | null = 65) =>
  eyeReport(state, reportedTest(program, age), name, common.en);
const svg = (state: PerimetryState, of = test, options = reportOptions): string =>
  reportOf(perimetry, state, of, options).pages.join();

const rowOn = (day: string, row = test.row) => ({ ...row, timeStart: new Date(`${day}T14:40:00Z`) });
const before = (over: Partial<EarlierTest> = {}): EarlierTest => ({
  ...test,
  row: rowOn('2025-10-26'),
  day: '10/26/2025',
  excluded: [],
  state: stateOf(...flatField('OD', 30), ...flatField('OS', 30)),
  ...over,
});
const after = (...earlier: EarlierTest[]): string => svg(both, { ...test, earlier }).replaceAll(/[\u2066-\u2069]/g, '');

const pageOf = (...stimuli: PerimetryStimulus[]) => svg(stateOf(...stimuli)).replaceAll(/[\u2066-\u2069]/g, '');

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
    expect(page).not.toMatch(/Too few points|Grayscale|Program|Norm|XX/);
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

  it('flags an eye that lost fixation too often, and says wrong of given [OUR-01] [OUR-02]', () => {
    const losses = [0, 1].map((i) => stimulus('OD', 90 + i, { is_blind_spot: true, x: 15, y: -1 }));
    const state = stateOf(...flatField('OD', 30), ...losses);
    expect(eye(state, 'OD')).toMatchObject({
      fixationLosses: { wrong: 2, given: 2, share: null, judgement: 'flagged' },
      reliability: { reliable: false },
    });
    const page = svg(state);
    for (const said of ['Fixation losses XX', '2 of 2 blind-spot checks seen', 'limit exceeded: Fixation losses'])
      expect(page).toContain(said);
  });

  it('does not count trials as passed that were not given, or that nobody knows of [OUR-01]', () => {
    const check = stimulus('OD', 90, { is_blind_spot: true, x: 15, y: -1, viewed: false });
    const page = svg(stateOf(...flatField('OD', 30), check));
    for (const said of ['0 of 1 blind-spot checks seen', 'no limit exceeded, few trials']) expect(page).toContain(said);
    expect(page).toMatch(/>\W*–\W*</);
    expect(page).not.toContain('of 4');
    const told = flatField('OD', 3).map((one) => ({ ...one, catch_trial: null }));
    expect(svg(stateOf(...told))).toContain('not measurable');
  });

  it('writes the fovea in whole dB, as lists and the monitor do, and counts not seen as 0 [OUR-564]', () => {
    const fovea = (db: number) => [...flatField('OD', 30), stimulus('OD', 900, { threshold: db })];
    const foveal = reportedTest({ ...program, strategy: 'FOVEAL_SENSITIVITY', protocol: null });
    const alone = stateOf(stimulus('OD', 1, { threshold: 31.37 }));
    expect(reportOf(perimetry, alone, foveal).tables[0]?.rows).toEqual([['Right eye', '31 dB']]);
    expect(svg(stateOf(...fovea(31.37)))).not.toContain('31.37');
    const then = before({ state: stateOf(...fovea(30.2)) });
    const page = svg(stateOf(...fovea(-1)), { ...test, earlier: [then] }).replaceAll(/[\u2066-\u2069]/g, '');
    expect(page).toContain('−30');
    expect(page).not.toContain('−31');
  });

  it('says next to the reliability of one or both eyes that the eye has to be checked [OUR-437] [OUR-566]', () => {
    // the blind spot of a left eye, sent as a right one
    const swapped = flatField('OD', 30).map((one) => (one.x === -15 && one.y === -3 ? { ...one, threshold: -1 } : one));
    const high = flatField('OS', 41);
    const one = pageOf(...swapped);
    expect(one).toContain('>check the eye</');
    expect(one).not.toContain('no limit exceeded');
    expect(pageOf(...high)).toContain('>sensitivities too high</');
    const two = pageOf(...swapped, ...high);
    for (const said of ['Reliability: check the eye', 'Reliability: sensitivities too high'])
      expect([said, two.includes(said)]).toEqual([said, true]);
    expect(pageOf(...flatField('OD', 30))).not.toMatch(/check the eye|too high/);
  });

  it('excludes the fovea from the field and reports it separately', () => {
    const right = eye(stateOf(...flatField('OD', 30), stimulus('OD', 99, { threshold: 36 })), 'OD');
    expect(right.fovea).toBe(36);
    expect(right.locations.some(({ x, y }) => x === 0 && y === 0)).toBe(false);
  });

  it('marks sensitivities that are higher than possible', () => {
    const found = eye(stateOf(...flatField('OD', 41)), 'OD');
    expect(found.reliability).toMatchObject({ tooHigh: true, reliable: false });
    expect(svg(stateOf(...flatField('OD', 41)))).toContain('Right eye: sensitivities of 40 dB and more');
    expect(eye(both, 'OD').reliability).toMatchObject({ tooHigh: false, reliable: true });
  });

  it('omits deviations of 24-2C points without norms, and prints a note about it [OUR-05]', () => {
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
    expect(table?.rows.filter((row) => row[3] === '–')).toHaveLength(12);
    expect(page).toContain('ages 42–85; indices of the 52 points with norms, of 62; analysis 3');
  });

  it('gives a field of another size no index, and says which norms there are [OUR-05]', () => {
    const large = reportedTest({ ...program, options: { goldman_size: 5 } });
    const said = 'No indices: no norms for Goldmann V (norms: size III)';
    const page = svg(both, large);
    expect(page.match(new RegExp(said.replaceAll(/[()]/g, '\\$&'), 'g'))).toHaveLength(3);
    expect(page).toContain('Mean sensitivity');
    expect(page).not.toMatch(/>MD<|p &lt; |VFI|GHT|Norms:|deviation/);
    const spoken = 'no hay normas para Goldmann V (normas: tamaño III)';
    expect(svg(both, large, spanish)).toContain(spoken);
    const { panel } = drawTest(perimetry, both, large)!;
    // in two lines
    for (const part of ['No indices:', 'Goldmann V', 'size III']) expect(renderToStaticMarkup(panel)).toContain(part);
  });

  it('has no norms for the programs of children', () => {
    expect(svg(both, reportedTest({ ...program, protocol: '24-2-P' }))).toContain(
      'No indices: programs for children have no norms',
    );
  });

  it('prints no probability at an age outside the norms, and says why [OUR-05]', () => {
    const page = svg(both, reportedTest(program, 30));
    expect(page).toContain('Age outside the norms (42–85): no p, VFI or GHT; MD, PSD and deviations are extrapolated.');
    expect(page).toContain('>MD<');
    expect(page).not.toMatch(/p &lt; |within normal limits|>VFI<|>GHT<|, probability/);
    expect(svg(both)).toContain('p &lt; 0.5%');
  });

  it('says by how much its MD differs from a Humphrey’s wherever there is an MD [OUR-06]', () => {
    const said =
      'MD is not comparable with other perimeters’: 2.3 dB milder than Humphrey’s (SD 1.4; 144 eyes, UWHVF).';
    const notes = (...how: [typeof test, typeof reportOptions?]) => drawTest(perimetry, both, ...how)?.notes;
    expect(notes(test)).toContain(said);
    expect(notes(test, spanish)?.join(' ')).toContain('2,3 dB más leve que en Humphrey (DE 1,4; 144 ojos, UWHVF)');
    expect(svg(both)).toContain('2.3 dB milder than Humphrey’s');
    expect(svg(both, reportedTest(program, null))).not.toContain('Humphrey');
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
    expect(page).toContain('SUNY-IU 24-2, n = 91, ages 42–85; analysis 3');
  });

  describe('beside an earlier field [OUR-61]', () => {
    it('marks what lies beyond the limits of repeated tests, and says how many points and what the limits rest on', () => {
      const page = after(before());
      // the left eye fell from 30 to 12 dB everywhere
      expect(page.match(/<path[^>]*data-change="lower"/g)).toHaveLength(52 + 2);
      expect(page.match(/<path[^>]*data-change="higher"/g)).toHaveLength(2);
      for (const said of [
        '10/26/2025, same test',
        '52 points lower',
        '0 points higher',
        '24 stable eyes with glaucoma',
      ])
        expect(page).toContain(said);
      // it is broken into lines
      expect(page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
        'in 5% of stable pairs more than 7 each way',
      );
    });

    it('passes over fields that are unreliable, taken out by hand or of the other eye', () => {
      const unreliable = before({
        row: rowOn('2026-09-01'),
        day: '09/01/2026',
        state: stateOf(...flatField('OD', 41), ...flatField('OS', 41)),
      });
      const out = before({ row: rowOn('2026-08-01'), day: '08/01/2026', excluded: ['OD', 'OS'] });
      const other = before({ row: rowOn('2026-07-01'), day: '07/01/2026', state: stateOf(...flatField('OD', 30)) });
      const page = after(unreliable, out, other, before());
      expect(page).not.toMatch(/09\/01\/2026|08\/01\/2026/);
      expect(page.indexOf('10/26/2025')).toBeLessThan(page.indexOf('07/01/2026'));
      expect(after(unreliable, out)).toContain('no reliable one with the same settings');
      expect(svg(both)).not.toContain('Previous field');
    });

    it('passes over fields of another strategy, program or size [OUR-416]', () => {
      const others = [{ strategy: 'FULL_THRESHOLD' }, { protocol: '30-2' }, { options: { goldman_size: 5 } }] as const;
      for (const other of others) {
        const page = after(before({ row: { ...rowOn('2026-10-26'), ...other }, day: '10/26/2026' }), before());
        expect(page).not.toContain('10/26/2026');
        expect(page).toContain('10/26/2025, same test');
      }
    });

    it('keeps a field whose only flag is false negatives [OUR-417]', () => {
      const missed = [1, 2, 3, 4, 5].map((i) =>
        stimulus('OD', 90 + i, { x: 9, y: 9, viewed: false, catch_trial: 'false_negative', false_negative: true }),
      );
      const state = stateOf(...flatField('OD', 30), ...missed);
      expect(eye(state, 'OD')).toMatchObject({
        falseNegatives: { judgement: 'flagged' },
        reliability: { reliable: true },
      });
      expect(after(before({ state }))).toContain('10/26/2025, same test');
    });

    it('calls nothing changed where no limits were measured', () => {
      const large = reportedTest({ ...test.row, options: { goldman_size: 5 } });
      const page = svg(both, { ...large, earlier: [before({ row: rowOn('2025-10-26', large.row) })] });
      expect(page).toContain('10/26/2025');
      expect(page).not.toMatch(/data-change|points lower/);
    });
  });

  it('has a row for each location, and no report without records', () => {
    expect(reportOf(perimetry, both, test).tables.map(({ rows }) => rows.length)).toEqual([54, 54]);
    expect(() => svg(stateOf(), test)).toThrow('nothing to report');
  });
});
