import { gridOfTest } from '@isopter/clinical/perimetry';
import type { PerimetryState, PerimetryStimulus, ProtocolValue, StrategyValue } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { screening } from './screening.tsx';

type Eye = 'OD' | 'OS';
const testOf = (strategy: StrategyValue, protocol: ProtocolValue | null = null) =>
  reportedTest({ group: 'PERIMETRY', strategy, protocol, options: { goldman_size: 3, supra_t_intensity: 'STD' } });
const supra = testOf('SUPRA_THRESHOLD', '24-2');
const ptosis = testOf('PTOSIS', '30-2-PTOSIS-TRADITIONAL');

/** A whole field of an eye in which what satisfies the condition was seen. */
const field = (
  test: typeof supra,
  eye: Eye,
  isSeen: (x: number, y: number) => boolean,
  { region_no = 0, from = 0 } = {},
): PerimetryStimulus[] =>
  (gridOfTest(test.row, eye)?.points ?? []).map(({ x, y }, i) => ({
    eye,
    index: from + i + 1,
    seq_num: from + i + 1,
    run: 1,
    x,
    y,
    viewed: isSeen(x, y),
    threshold: null,
    response_time: isSeen(x, y) ? 0.5 : 0,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no,
  }));
const stateOf = (...stimuli: PerimetryStimulus[]): PerimetryState => ({
  seq_num: 900,
  run: 1,
  stimuli,
  progress: { total: 100, od: 100, os: 100 },
});
const page = (state: PerimetryState, test = supra, options?: typeof spanish): string =>
  reportOf(screening, state, test, options)
    .pages.join()
    .replaceAll(/[\u2068\u2069]/g, '');
const hemianopia = stateOf(...field(supra, 'OD', (x) => x > 0), ...field(supra, 'OS', (x) => x > 0));
/** A lid at 10°, taped at 26° (or as high as given). */
const lid = (taped: number): PerimetryState =>
  stateOf(
    ...field(ptosis, 'OD', (_, y) => y < 10, { region_no: 1 }),
    ...field(ptosis, 'OD', (_, y) => y < taped, { region_no: 2, from: 100 }),
  );

describe('what a report of seen and not seen says', () => {
  it('counts the points seen of each eye without its blind spot, and by quadrant [REP-01]', () => {
    const svg = page(hemianopia);
    expect(svg).toContain('24 of 52 (46%)');
    expect(svg).toContain('28 of 52 (54%)');
    expect(svg.match(/data-component="PerimetryPlot"/g)).toHaveLength(2);
    const { tables } = reportOf(screening, hemianopia, supra);
    expect(tables[0]?.rows).toEqual([
      ['Left eye', '0 of 12', '14 of 14', '0 of 12', '14 of 14'],
      ['Right eye', '0 of 14', '12 of 12', '0 of 14', '12 of 12'],
    ]);
    expect(tables.map(({ rows }) => rows.length)).toEqual([2, 54, 54]);
  });
  it('shows the field with and without tape, how high each reaches, and what tape gained [PERI-07]', () => {
    const svg = page(lid(26), ptosis);
    for (const said of ['Eyelid as it is', 'Eyelid taped', '>9°<', '>21°<', '+12°', 'reached', 'US insurers'])
      expect(svg).toContain(said);
    expect(svg).not.toContain('not reached');
  });
  it('says when tape gained too little, and nothing of a second region that was not done', () => {
    expect(page(lid(16), ptosis)).toContain('not reached');
    const half = stateOf(...field(ptosis, 'OD', (_, y) => y < 10, { region_no: 1 }));
    expect(page(half, ptosis)).not.toContain('Gained by tape');
  });
  it('lets no single press far above the lid raise it', () => {
    const stray = stateOf(...field(ptosis, 'OD', (x, y) => y < 10 || (x === 3 && y === 27), { region_no: 1 }));
    expect(page(stray, ptosis)).toContain('>9°<');
  });
  it.each([
    ['CONFRONTATION', null, '16 points, four in each quadrant'],
    ['BLEPHARO', null, 'Superior 36 points'],
    ['SUPRA_THRESHOLD', 'QUADRANT', 'One point in each quadrant'],
    ['SUPRA_FAST', '30-2', '30-2'],
    ['PTOSIS', '24-2-PTOSIS-NOVEL', '24-2 novel, superior half'],
  ] as const)('names the program of %s %s', (strategy, protocol, named) => {
    const test = testOf(strategy, protocol);
    expect(page(stateOf(...field(test, 'OS', () => true)), test)).toContain(named);
  });
  it('shows one eye alone when asked, in Spanish too, and none without records [REP-04] [REP-07]', () => {
    const { pages, tables } = reportOf(screening, hemianopia, supra, { ...spanish, eye: 'OD' });
    expect(pages.join()).toContain('Puntos vistos');
    expect(pages.join()).not.toContain('Ojo izquierdo');
    expect(tables).toHaveLength(2);
    expect(() => page(stateOf())).toThrow('nothing to report');
  });
});
