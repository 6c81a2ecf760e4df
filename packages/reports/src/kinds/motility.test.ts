import { EyeMovementRecord, type KineticRecord, type SensorimotorState } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { drawTest, reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { motility, type MotilityRecords } from './motility.tsx';

let seq = 0;
const look = (eye: 'OD' | 'OS', direction: number, x: number, y: number): EyeMovementRecord => ({
  eye,
  direction,
  x,
  y,
  angle: 0,
  attempt: 1,
  seq_num: (seq += 1),
  run: 1,
});
const covered = (eye: 'OD' | 'OS', x: number): KineticRecord => ({
  eye,
  direction: 0,
  x,
  y: 0,
  is_blind_spot: false,
  viewed: true,
  response_time: 0.4,
  has_good_fixation: true,
  seq_num: (seq += 1),
  run: 1,
});
const aligned = (eye: 'OD' | 'OS', location_index: number, x_units: number): SensorimotorState => ({
  algorithm_version: 3,
  eye,
  percentage: 50,
  locations_done: [],
  seq_num: (seq += 1),
  run: 1,
  last_result: {
    location: { location_index, x_units, y_units: 0 },
    distance_degrees: Math.abs(x_units),
    threshold: true,
    attempt_number: 2,
  },
});

const nothing: MotilityRecords = { attempts: [], covered: [], alignment: [] };
const movements: MotilityRecords = { ...nothing, attempts: [look('OD', 3, 12, 0), look('OS', 3, 30, 0)] };
// uncovered, then alternated
const cover: MotilityRecords = {
  ...nothing,
  covered: [covered('OD', 0), covered('OS', 14), covered('OD', -14), covered('OS', 14)],
};
const alignment: MotilityRecords = { ...nothing, alignment: [aligned('OD', 0, -6), aligned('OS', 0, 6)] };

const eoms = reportedTest({ group: 'EXTRA_OCULAR_MOTILITY' });
/** How many directions the report of these attempts has. */
const directionsAfter = (...attempts: EyeMovementRecord[]) =>
  reportOf(motility, { ...nothing, attempts }, eoms).tables[0]?.rows.length;
const suite = reportedTest({ group: 'SENSORIMOTOR_SUITE' });

const aside = (): KineticRecord => ({ ...covered('OD', -3), direction: 3 });

describe('what reports of motility say', () => {
  it('draws the movements of the screen with their grades, and as tables [REP-01, CHART-03]', () => {
    const { pages, tables } = reportOf(motility, movements, eoms);
    expect(pages.join()).toContain('data-component="EomsPlot"');
    expect(pages.join()).toContain('Eye motility report');
    expect(tables[1]?.rows.find(([direction]) => direction === 'right')).toEqual(['right', 'LR', '40%', '−2']);
    expect(tables[0]?.rows.find(([direction]) => direction === 'right')).toEqual(['right', 'MR', '100%', '0']);
  });

  it('has six directions of an older test, and eight where up or down was asked for [EOM-02]', () => {
    expect(directionsAfter(look('OD', 3, 12, 0))).toBe(6);
    expect(directionsAfter(look('OD', 3, 12, 0), look('OD', 1, 0, 30))).toBe(8);
  });

  it('writes deviations as the profession does, a tropia with its T', () => {
    const { tables, pages } = reportOf(motility, cover, reportedTest({ group: 'COVER' }));
    expect(tables[0]?.rows).toEqual([['straight ahead', '25\u00a0Δ\u00a0ET', '25\u00a0Δ\u00a0ET']]);
    expect(tables[1]?.rows).toEqual([['straight ahead', 'Ortho', '25\u00a0Δ\u00a0ET']]);
    expect(pages.join()).toContain('data-component="CoverPlot"');
  });

  it('says what a cover test comes to: straight ahead, whose eye looks, how much the positions differ', () => {
    const records = { ...cover, covered: [...cover.covered, aside(), aside()] };
    const { facts } = drawTest(motility, records, reportedTest({ group: 'COVER' }))!;
    expect(facts.slice(1)).toEqual([
      { label: 'Straight ahead', value: '25 Δ esotropia · Fixing: Right eye' },
      { label: 'Incomitance', value: '20 Δ' },
    ]);
    const inSpanish = drawTest(motility, records, reportedTest({ group: 'COVER' }), spanish)!;
    expect(inSpanish.facts[1]?.value).toBe('25 Δ de endotropía · Ojo fijador: Ojo derecho');
  });

  it('draws the deviation of each eye beside the other', () => {
    const { pages, tables } = reportOf(motility, alignment, reportedTest({ group: 'SENSORIMOTOR_SHAPES' }));
    expect(pages.join().match(/data-component="AlignmentPlot"/g)).toHaveLength(2);
    expect(tables[1]?.rows).toEqual([['straight ahead', '6', '11\u00a0Δ\u00a0E']]);
  });

  it('has a page for each test of a suite', () => {
    const all = { ...movements, covered: cover.covered, alignment: alignment.alignment };
    const { pages } = reportOf(motility, all, suite);
    expect(pages).toHaveLength(3);
    expect(pages.join()).toContain('Sensorimotor report');
  });

  it('shows one eye alone where that is asked for, and nothing without records', () => {
    const drawn = drawTest(motility, movements, eoms, { ...spanish, eye: 'OD' });
    expect(drawn?.tables).toHaveLength(1);
    expect(drawTest(motility, nothing, suite)).toBeNull();
  });

  it('speaks Spanish [REP-07]', () => {
    const { pages } = reportOf(motility, movements, eoms, spanish);
    for (const word of ['Informe de motilidad ocular', 'Ojo derecho', 'Alcance', 'derecha']) {
      expect(pages.join()).toContain(word);
    }
  });

  it('leaves out what no eye does', () => {
    const nonsense = [look('OD', 99, 3, 3), look('OD', 3, NaN, 0), look('OD', 3, 1e9, 0)];
    // such a record is stored nowhere, and a report is made of what is stored
    expect(nonsense.filter((one) => z.safeParse(EyeMovementRecord, one).success)).toEqual([]);
  });
});
