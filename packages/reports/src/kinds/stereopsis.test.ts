import { StereopsisRecord } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { drawTest, reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { stereopsis } from './stereopsis.tsx';

const test = reportedTest({ group: 'STEREOPSIS' });
const plate = (index: number, arcsec: number, rest: Partial<StereopsisRecord> = {}): StereopsisRecord => ({
  seq_num: index,
  run: 1,
  index,
  arcsec,
  target: 2,
  target_answer: 2,
  threshold: false,
  ...rest,
});
const descent = [
  plate(1, 800),
  plate(2, 400),
  plate(3, 200, { target_answer: 1 }),
  plate(4, 200, { target_answer: null }),
];
const page = (state: StereopsisRecord[], options?: typeof spanish): string =>
  reportOf(stereopsis, state, test, options).pages.join();

describe('what a stereopsis report says', () => {
  it('has the stereoacuity with its grade and the limits of grades [REP-01]', () => {
    const svg = page([...descent, plate(5, 60, { threshold: true })]);
    for (const said of ['60″', 'Reduced', '3 of 5 plates', 'Randot']) expect(svg).toContain(said);
  });
  it('grades no child under 7 years, and nobody of unknown age [OUR-434]', () => {
    const settled = [...descent, plate(5, 60, { threshold: true })];
    const aged = (age: number | null) => reportOf(stereopsis, settled, { ...test, age }).pages.join();
    expect(aged(5)).toContain('No norm below 7 years');
    expect(aged(5)).not.toContain('Reduced');
    expect(aged(null)).toContain('No norm: age unknown');
    expect(aged(7)).toContain('Reduced');
  });
  it('warns of the grades of older people, and that other tests measure otherwise', () => {
    const settled = [...descent, plate(5, 60, { threshold: true })];
    const notes = (age: number | null) => drawTest(stereopsis, settled, { ...test, age })?.notes.join(' ');
    expect(notes(60)).toContain('Over 55 years');
    for (const age of [55, null]) expect(notes(age)).not.toContain('Over 55');
    expect(notes(30)).toContain('not interchangeable');
  });
  it('draws the chart of the screen [CHART-03]', () => {
    const svg = page(descent);
    expect(svg).toContain('data-component="LevelChart"');
    // a mark a plate, and one of each kind in the legend
    expect(svg.match(/data-outcome="seen"/g)).toHaveLength(2 + 1);
    expect(svg.match(/data-outcome="notSeen"/g)).toHaveLength(1 + 1);
    expect(svg.match(/data-outcome="notAnswered"/g)).toHaveLength(1 + 1);
  });
  it('distinguishes nothing seen from nothing settled', () => {
    expect(page([plate(1, 800, { threshold: true, target_answer: 4 })])).toContain('No stereopsis found');
    expect(page(descent)).toContain('Not settled');
  });
  it('speaks Spanish [REP-07]', () => {
    const svg = page([...descent, plate(5, 40, { threshold: true })], spanish);
    for (const word of ['Informe de estereopsis', 'Agudeza estereoscópica', 'Lámina']) expect(svg).toContain(word);
  });
  it('has the levels as a table, and no report without plates', () => {
    expect(reportOf(stereopsis, descent, test).tables[0]?.rows).toEqual([
      ['800', '1', '1'],
      ['400', '1', '1'],
      ['200', '2', '0'],
    ]);
    expect(() => page([])).toThrow('nothing to report');
  });
  it('leaves out plates that no device shows', () => {
    const nonsense = [Number.NaN, 1e12, -40].map((arcsec, i) => plate(10 + i, arcsec));
    // such a record is stored nowhere, and a report is made of what is stored
    expect(nonsense.filter((one) => z.safeParse(StereopsisRecord, one).success)).toEqual([]);
  });
});
