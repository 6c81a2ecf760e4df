import type { KineticRecord } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { kinetic } from './kinetic.tsx';

/** An eye that sees as far in each direction. */
const eye = (name: 'OD' | 'OS', radiusOf: (direction: number) => number, count = 24): KineticRecord[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i * Math.PI) / 12;
    const radius = radiusOf(i + 1);
    return {
      eye: name,
      seq_num: i + (name === 'OS' ? 100 : 1),
      run: 1,
      direction: i + 1,
      x: Math.max(2, radius) * Math.cos(turn),
      y: Math.max(2, radius) * Math.sin(turn),
      is_blind_spot: false,
      viewed: radius > 0,
      response_time: radius > 0 ? 4 : 0,
      has_good_fixation: true,
    };
  });
const test = reportedTest({ group: 'PERIMETRY', strategy: 'KINETIC' });
const page = (state: KineticRecord[], options?: typeof spanish): string =>
  reportOf(kinetic, state, test, options)
    .pages.join()
    .replaceAll(/[\u2068\u2069]/g, '');

describe('what a kinetic report says', () => {
  it('has the isopter of both eyes with area and radii by quadrant [REP-01] [KIN-01]', () => {
    const svg = page([...eye('OD', () => 50), ...eye('OS', (direction) => (direction < 7 ? 20 : 50))]);
    expect(svg.match(/data-component="IsopterPlot"/g)).toHaveLength(2);
    for (const said of ['7,765 deg²', '50.0°', '20.0°', 'Mean radius by quadrant', 'Upper right']) {
      expect(svg).toContain(said);
    }
  });
  it('gives no area to an isopter that is open', () => {
    const svg = page(eye('OD', () => 50, 20));
    expect(svg).toContain('Not all directions tested');
    expect(svg).not.toContain('deg²');
  });
  it('counts what was not seen as nothing', () => {
    const svg = page(eye('OD', (direction) => (direction > 7 && direction < 19 ? 0 : 50)));
    expect(svg).toContain('0.0°');
    expect(svg.match(/data-state="not_seen"/g)).toHaveLength(11);
  });
  it('speaks Spanish, has a row for each direction, and one eye when it is asked for [REP-04] [REP-07]', () => {
    const both = [...eye('OD', () => 50), ...eye('OS', () => 40)];
    expect(page(both, spanish)).toContain('Radio medio por cuadrante');
    expect(reportOf(kinetic, both, test).tables.map(({ rows }) => rows.length)).toEqual([24, 24]);
    expect(reportOf(kinetic, both, test, { ...spanish, eye: 'OS' }).tables).toHaveLength(1);
  });
  it('is none without records', () => {
    expect(() => page([])).toThrow('nothing to report');
  });
});
