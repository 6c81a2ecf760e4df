import { gridOf } from '@isopter/clinical/perimetry';
import type { EstermanState, PerimetryState } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { esterman } from './esterman.tsx';

const points = (program: string) => gridOf(program, 'OD')?.points ?? [];
const seen = (isSeen: boolean) => ({ viewed: isSeen, response_time: isSeen ? 0.5 : 0 });
/** A test with both eyes in which what satisfies the condition was seen. */
const binocular = (isSeen: (x: number, y: number) => boolean, count = 120): EstermanState => ({
  seq_num: 500,
  run: 1,
  stimuli: points('ESTERMAN-BINO')
    .slice(0, count)
    .map(({ x, y }, i) => ({ index: i + 1, seq_num: i + 1, x, y, ...seen(isSeen(x, y)) })),
  progress: { total: 100 },
});
const nothing: PerimetryState = { seq_num: 0, run: 1, stimuli: [], progress: { total: 0, od: null, os: null } };
const right: PerimetryState = {
  ...nothing,
  stimuli: points('ESTERMAN-MONO').map(({ x, y }, i) => ({
    eye: 'OD',
    index: i + 1,
    seq_num: i + 1,
    run: 1,
    x,
    y,
    ...seen(x > -40),
    threshold: null,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
  })),
};
const test = reportedTest({ group: 'PERIMETRY', strategy: 'ESTERMAN' });
const page = (both: EstermanState, single = nothing, options?: typeof spanish): string =>
  reportOf(esterman, { both, single }, test, options).pages.join();

describe('what an Esterman report says', () => {
  it('has the functional score, the points seen and those missed in the centre [REP-01] [EST-01]', () => {
    const svg = page(binocular((x) => x > 0));
    for (const said of ['Functional score', '>50<', '60 of 120', 'Missed within 20°', 'Esterman, 120 points'])
      expect(svg.replaceAll(/[\u2068\u2069]/g, '')).toContain(said);
    expect(svg).toContain('data-component="EstermanPlot"');
  });
  it('writes the score with a decimal, so that only all points are 100', () => {
    expect(page(binocular((x, y) => !(x === 8 && y === -57)))).toContain('>99.2<');
    expect(page(binocular(() => true))).toContain('>100<');
    const missed = new Set(
      points('ESTERMAN-BINO')
        .slice(0, 10)
        .map(({ x, y }) => `${x} ${y}`),
    );
    const svg = page(binocular((x, y) => !missed.has(`${x} ${y}`)));
    for (const said of ['>91.7<', '110 of 120']) expect(svg.replaceAll(/[\u2066-\u2069]/g, '')).toContain(said);
  });
  it('gives no score to a test that was not finished', () => {
    const svg = page(binocular(() => true, 80));
    expect(svg).toContain('Not all points tested');
    expect(svg).not.toContain('>100<');
  });
  it('reports an eye that an older device tested alone with its own 100 points, though its records name no eye', () => {
    const alone = reportedTest({
      group: 'PERIMETRY',
      strategy: 'ESTERMAN',
      eye: 'OS',
      options: { monocular: true } as never,
    });
    const stimuli = (gridOf('ESTERMAN-MONO', 'OS')?.points ?? []).map(({ x, y }, i) => ({
      index: i + 1,
      seq_num: i + 1,
      x,
      y,
      ...seen(true),
    }));
    const { pages } = reportOf(esterman, { both: { ...binocular(() => true, 0), stimuli }, single: nothing }, alone);
    expect(pages.join()).toContain('Left eye');
    expect(pages.join()).toContain('>100<');
  });
  it('reports an eye tested alone with its 100 points [MON-16]', () => {
    const svg = page({ ...binocular(() => true, 0) }, right);
    expect(svg).toContain('Esterman, 100 points');
    expect(svg).toContain('data-part="blind-spot"');
  });
  it('speaks Spanish, and has a row for each point [REP-07]', () => {
    expect(
      page(
        binocular(() => true),
        nothing,
        spanish,
      ),
    ).toContain('Puntuación funcional');
    const { tables } = reportOf(esterman, { both: binocular(() => true), single: nothing }, test);
    expect(tables.map(({ rows }) => rows.length)).toEqual([120]);
  });
  it('is none without records, nor of an eye that was not tested alone [REP-04]', () => {
    expect(() => page(binocular(() => true, 0))).toThrow('nothing to report');
    expect(() =>
      reportOf(esterman, { both: binocular(() => true), single: nothing }, test, { ...spanish, eye: 'OD' }),
    ).toThrow('nothing to report');
  });
});
