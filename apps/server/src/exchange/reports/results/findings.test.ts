import type { LiveEvent, PerimetryState, ReportedKind, TestFinding } from '@isopter/contract';
import { distance, lowContrast } from '@isopter/recordings/acuity';
import * as audiology from '@isopter/recordings/audiology';
import * as contrast from '@isopter/recordings/contrast';
import * as d15 from '@isopter/recordings/d15';
import * as esterman from '@isopter/recordings/esterman';
import * as ishihara from '@isopter/recordings/ishihara';
import * as kinetic from '@isopter/recordings/kinetic';
import * as perimetry from '@isopter/recordings/perimetry';
import * as pupil from '@isopter/recordings/pupil';
import * as stereopsis from '@isopter/recordings/stereopsis';
import * as waggoner from '@isopter/recordings/waggoner';
import { describe, expect, it } from 'vitest';
import { reportedTest } from '@isopter/reports/fakes';
import { findingsOf } from './findings.ts';

type Row = Parameters<typeof reportedTest>[0];

const dataOf = (events: readonly LiveEvent[], type: LiveEvent['type']): object[] =>
  events.flatMap((event) => (event.type === type ? [event.data] : []));
const lastOf = (events: readonly LiveEvent[], type: LiveEvent['type']) => dataOf(events, type).at(-1);
const fieldOf = (events: readonly LiveEvent[]): PerimetryState => ({
  seq_num: 1,
  run: 1,
  stimuli: dataOf(events, 'new_stimuli') as PerimetryState['stimuli'],
  progress: { total: 100 },
});
const pupils = (events: readonly LiveEvent[]) => {
  const history = dataOf(events, 'pupillometry_state_update');
  return { ...history.at(-1), history };
};

const found = (kind: ReportedKind, state: unknown, row: Row, age: number | null = 65): TestFinding[] =>
  findingsOf({ kind, state, test: reportedTest(row, age) });

const depth = (events: readonly LiveEvent[]) =>
  found('stereopsis', dataOf(events, 'new_stereopsis_response'), { group: 'STEREOPSIS' });
const plates = (events: readonly LiveEvent[]) =>
  found('ishihara', lastOf(events, 'ishihara_state_update'), { group: 'COLOR_VISION', strategy: 'ISHIHARA' });
const caps = (events: readonly LiveEvent[]) =>
  found('d15', lastOf(events, 'updated_test_color_vision'), { group: 'COLOR_VISION', strategy: 'D15' });
const sections = (events: readonly LiveEvent[]) =>
  found('waggoner', lastOf(events, 'waggoner_state_update'), { group: 'COLOR_VISION', strategy: 'WAGGONER' });

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2', options: { goldman_size: 3 } } as const;

describe('results of a test in the list [OUR-70]', () => {
  it('are MD and VFI of a field if norms apply', () => {
    expect(found('perimetry', fieldOf(perimetry.bothEyes), FIELD)).toEqual([
      { measure: 'MD', side: 'OD', value: expect.closeTo(-11, 1) },
      { measure: 'VFI', side: 'OD', value: expect.closeTo(67.6, 1) },
      { measure: 'MD', side: 'OS', value: expect.closeTo(0.9, 1) },
      { measure: 'VFI', side: 'OS', value: expect.closeTo(99.9, 1) },
    ]);
  });
  it.each([
    ['the size has no norms', { ...FIELD, options: { goldman_size: 5 } } as const, 65],
    ['the age is not known', FIELD, null],
    ['the program is for children', { ...FIELD, protocol: '24-2-P' } as unknown as Row, 65],
  ])('are only the mean sensitivity if %s [OUR-05]', (_, row, age) => {
    expect(found('perimetry', fieldOf(perimetry.bothEyes), row, age)).toEqual([
      { measure: 'MEAN_SENSITIVITY', side: 'OD', value: expect.closeTo(18.6, 1) },
      { measure: 'MEAN_SENSITIVITY', side: 'OS', value: expect.closeTo(30.6, 1) },
    ]);
  });
  it('are an acuity in logMAR with its interval, and with its contrast if that is low [OUR-433]', () => {
    const row = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } as const;
    expect(found('acuity', dataOf(distance, 'new_acuity_optotype_result'), row)).toEqual([
      { measure: 'ACUITY', side: 'OD', value: 0.05, interval: [-0.06, 0.17] },
      { measure: 'ACUITY', side: 'OS', value: -0.06, interval: [-0.19, 0.04] },
      // the better end lies beyond the display
      { measure: 'ACUITY', side: 'OU', value: -0.17, interval: [null, -0.07] },
    ]);
    const low = { ...row, strategy: 'LOW_CONTRAST' } as const;
    expect(found('acuity', dataOf(lowContrast, 'new_acuity_optotype_result'), low).slice(0, 2)).toMatchObject([
      { measure: 'ACUITY', side: 'OD', value: 0.11, contrast: 10 },
      { measure: 'ACUITY', side: 'OD', value: 0.41, contrast: 2.5 },
    ]);
  });
  it('is at the end of the display only "worse than" [OUR-11]', () => {
    const missed = dataOf(distance, 'new_acuity_optotype_result').map((one) => ({ ...one, viewed: false }));
    const row = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } as const;
    expect(found('acuity', missed, row)[0]).toMatchObject({ measure: 'ACUITY', side: 'OD', limit: 'WORSE' });
  });
  it('is log CS, the average of an ear with its reliability, a screening [OUR-435]', () => {
    const letters = dataOf(contrast.standard, 'new_contrast_sensitivity_response');
    expect(found('contrast', letters, { group: 'CONTRAST_SENSITIVITY' })).toEqual([
      { measure: 'LOG_CS', side: 'OD', value: 1.5 },
      { measure: 'LOG_CS', side: 'OS', value: 1.5 },
    ]);
    const tones = dataOf(audiology.mild, 'new_pure_tone_response');
    const row = { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } as const;
    // a device that reports neither silent intervals nor the retest
    const reliability = {
      verdict: 'undecided',
      false_responses: null,
      retest: null,
      too_soon: { pressed: 3, given: 100, judgement: 'passed' },
    };
    expect(found('audiology', tones, row)).toEqual([{ measure: 'PTA', side: 'RIGHT', value: 30, reliability }]);
    expect(found('audiology', tones, { ...row, strategy: 'PURE_TONE_SCREENING' })).toEqual([
      { measure: 'HEARING', side: 'RIGHT', word: 'PASSED' },
    ]);
  });
  it('is log units of a defect, on the side of the eye it is of [OUR-19]', () => {
    expect(found('pupil', pupils(pupil.rapd), { group: 'PUPIL' })).toEqual([
      { measure: 'RAPD', side: 'OS', value: expect.closeTo(0.89, 2) },
    ]);
    expect(found('pupil', pupils(pupil.perrl), { group: 'PUPIL' })).toEqual([]);
  });
  it('are a stereoacuity, or that there is none', () => {
    expect(depth(stereopsis.normal)).toEqual([{ measure: 'STEREO', side: 'OU', value: 30 }]);
    expect(depth(stereopsis.none)).toEqual([{ measure: 'STEREOPSIS', side: 'OU', word: 'NONE' }]);
  });
  it('are the seen points of a field, and its radius', () => {
    const both = { both: fieldOf(esterman.hemianopia), single: fieldOf([]) };
    expect(found('esterman', both, { group: 'PERIMETRY', strategy: 'ESTERMAN' })).toEqual([
      { measure: 'SEEN', side: 'OU', seen: 59, of: 120 },
    ]);
    const ptosis = { ...FIELD, strategy: 'PTOSIS', protocol: null } as const;
    expect(found('screening', fieldOf(perimetry.ptosis), ptosis)).toEqual([
      { measure: 'SEEN', side: 'OD', seen: 34, of: 38 },
    ]);
    const answers = dataOf(kinetic.tunnel, 'new_stimuli');
    expect(found('kinetic', answers, { group: 'PERIMETRY', strategy: 'KINETIC' })[0]).toEqual({
      measure: 'ISOPTER',
      side: 'OD',
      value: expect.closeTo(14.6, 1),
    });
  });
  it('is a word for color vision', () => {
    expect(caps(d15.protan)).toEqual([{ measure: 'D15', side: 'OU', word: 'PROTAN' }]);
    expect(caps(d15.each)).toMatchObject([
      { side: 'OD', word: 'NORMAL' },
      { side: 'OS', word: 'NORMAL' },
    ]);
    expect(plates(ishihara.deutan)).toEqual([{ measure: 'ISHIHARA', side: 'OU', word: 'DEUTAN' }]);
    expect(sections(waggoner.deutan)).toEqual([
      { measure: 'WAGGONER', side: 'OU', word: 'MODERATE', deficiency: 'DEUTAN' },
    ]);
    expect(sections(waggoner.each)).toMatchObject([{ word: 'NORMAL' }, { word: 'NORMAL' }]);
  });
  it('are empty for a test with only pictures', () => {
    expect(found('image', { total: 100 }, { group: 'ANTERIOR_SEGMENT_IMAGE' })).toEqual([]);
  });
});
