import { describe, expect, it } from 'vitest';
import { gridOf } from '@isopter/clinical/perimetry';
import { MEASURED, type Printed, printedField } from '../../../../test/support/printedReports/printedField.ts';
import { readPage } from './readPage.ts';
import { SURE } from './sure.ts';

const TODAY = '2026-11-26';
const read = (printed: Printed = {}) => readPage(printedField(printed), TODAY);

/** The thresholds in the order of the right eye's grid, by their places. */
function inOrder({ program = '24-2', eye = 'OD' }: Printed, reading: ReturnType<typeof read>) {
  const byPlace = new Map(reading.thresholds.map((one) => [`${eye === 'OS' ? -one.x : one.x},${one.y}`, one]));
  return gridOf(program, 'OD').points.map(({ x, y }) => byPlace.get(`${x},${y}`));
}

/** Returns the values that were read differently from the printed ones. */
function wrongIn(printed: Printed): unknown[] {
  const { program = '24-2', eye = 'OD', thresholds = MEASURED[0]! } = printed;
  const reading = read(printed);
  const { protocol, fields, examinedAt } = reading;
  const eyes = fields.map((field) => field.eye);
  const found = inOrder(printed, reading);
  return [
    ...(protocol === program && eyes.join('') === eye && examinedAt?.day === '2024-02-20'
      ? []
      : [[protocol, eyes, examinedAt]]),
    ...thresholds.flatMap((value, at) => (found[at]?.db === value ? [] : [[at, value, found[at]?.db]])),
    ...reading.thresholds.filter(({ isSure }) => !isSure),
    ...reading.thresholds.filter((one, at) => one.index !== at || one.eye !== eye),
  ];
}

/** A field of any program, of every depth. */
const hill = (program: '10-2' | '24-2' | '30-2', dip = 0) =>
  gridOf(program, 'OD').points.map(({ x, y }) =>
    Math.max(-1, Math.round(33 - Math.hypot(x, y) / 5 - (x < 0 && y > 0 ? dip : 0))),
  );

/** Everywhere the same. */
const flat = (value: number) => hill('24-2').map(() => value);

describe('the thresholds of a printed field [OUR-350]', () => {
  it('are those of every measured field, of right and left eyes', { tags: '@all' }, () => {
    expect(MEASURED.length).toBeGreaterThan(50);
    expect(MEASURED.flatMap((thresholds, index) => wrongIn({ thresholds, eye: index % 2 ? 'OS' : 'OD' }))).toEqual([]);
  });

  it.each([
    ['10-2', 'OD'],
    ['10-2', 'OS'],
    ['30-2', 'OD'],
    ['30-2', 'OS'],
  ] as const)('are those of a %s of an %s', (program, eye) => {
    expect([0, 8, 40].flatMap((dip) => wrongIn({ program, eye, thresholds: hill(program, dip) }))).toEqual([]);
  });

  it.each([
    ['moved words', { jitter: 2 }],
    ['a small page', { scale: 0.4, jitter: 1 }],
    ['a picture of 300 dpi', { scale: 4.17, jitter: 2 }],
    ['a page turned to the left', { askew: -3, jitter: 1 }],
    ['a page turned to the right', { askew: 3, jitter: 1 }],
  ])('are found on %s', (_, printed) => {
    expect(MEASURED.slice(0, 8).flatMap((thresholds) => wrongIn({ thresholds, ...printed }))).toEqual([]);
  });

  it('are not confused with deviations, also in blind fields and in better than normal ones', () => {
    expect([-1, 0, 38].flatMap((value) => wrongIn({ thresholds: flat(value) }))).toEqual([]);
  });

  it('are empty if the page has only deviations', () => {
    for (const value of [-1, 20, 38]) {
      const reading = read({ thresholds: flat(value), plots: ['total'] });
      expect(reading.thresholds).toEqual([]);
    }
    for (const thresholds of [MEASURED[0]!, flat(34), hill('24-2').map((value) => value + 2)]) {
      expect(read({ thresholds, plots: ['total', 'pattern'] }).thresholds).toEqual([]);
    }
  });

  it('mark a missing number, except in the blind spot, and shift no other', () => {
    const { blind_spot, points } = gridOf('24-2', 'OD');
    const isBlind = points.map((point) => blind_spot.some(({ x, y }) => x === point.x && y === point.y));
    const full = inOrder({}, read());
    for (const index of [0, 3, 18, 23, 25, 34, 50, 53]) {
      const found = inOrder({}, read({ missing: [index] }));
      expect(found[index]).toEqual(
        isBlind[index] ? undefined : { ...full[index], db: null, isSure: false, confidence: 0, box: found[index]?.box },
      );
      expect(found.toSpliced(index, 1).map((one) => one?.db)).toEqual(MEASURED[0]!.toSpliced(index, 1));
    }
    expect([isBlind[25], isBlind[34]]).toEqual([true, true]);
    const several = [1, 12, 22, 23, 40, 47];
    const found = inOrder({}, read({ missing: several }));
    expect(found.flatMap((one, index) => (one?.db === null ? [index] : []))).toEqual(several);
  });

  it('have the place of each number, also of one that is missing', () => {
    const full = inOrder({}, read());
    const less = inOrder({}, read({ missing: [20] }));
    const [there, gone] = [full[20]!.box, less[20]!.box];
    expect(gone.x + gone.width / 2).toBeCloseTo(there.x + there.width / 2, 2);
    expect(gone.y + gone.height / 2).toBeCloseTo(there.y + there.height / 2, 2);
    const page = printedField();
    const word = page.words.find(({ x }) => Math.abs(x / page.width - there.x) < 1e-9);
    expect(there.width).toBeCloseTo(word!.width / page.width, 6);
  });

  it.each([
    ['(30)', 30, 100],
    ['-27', 27, 50],
    ['2l', 21, 60],
    ['<O', -1, 60],
    ['47', 47, 50],
  ])('written as %j are %j, sure to %j of 100', (text, db, confidence) => {
    const thresholds = MEASURED[0]!.with(20, db);
    expect(inOrder({}, read({ thresholds, instead: { 20: text } }))[20]).toMatchObject({ db, confidence });
  });

  it('are -1 if <0 is printed', () => {
    const thresholds = MEASURED[0]!.with(20, -1);
    expect(inOrder({}, read({ thresholds }))[20]).toMatchObject({ db: -1, confidence: 100, isSure: true });
  });

  it('are as sure as their recognition', () => {
    const sure = read({ confidence: 91 }).thresholds;
    expect(new Set(sure.map(({ confidence }) => confidence))).toEqual(new Set([91]));
    expect(read({ confidence: 79 }).thresholds.every(({ confidence }) => confidence < SURE)).toBe(true);
  });
});

describe('the eye and the program of a printed field [OUR-351]', () => {
  const date = 'Test date: 20 Feb 2024';

  it.each(['OD', 'OS'] as const)('are recognized by the pattern if no words name them: %s', (eye) => {
    expect(wrongIn({ eye, head: [date] })).toEqual([]);
  });

  it('are not guessed: a 30-2 looks the same in both eyes', () => {
    const reading = read({ program: '30-2', thresholds: hill('30-2'), head: [date] });
    expect(reading).toMatchObject({ fields: [], thresholds: [] });
  });

  it('are those of a 30-2 with gaps at its edge, not of the 24-2 within', () => {
    const inner = new Set(gridOf('24-2', 'OD').points.map(({ x, y }) => `${x},${y}`));
    const outer = gridOf('30-2', 'OD').points.flatMap(({ x, y }, index) => (inner.has(`${x},${y}`) ? [] : [index]));
    const missing = outer.slice(0, 12);
    const head = [date, 'Eye: Right'];
    const reading = read({ program: '30-2', thresholds: hill('30-2'), plots: ['thresholds'], head, missing });
    expect(reading.protocol).toBe('30-2');
    expect(reading.thresholds.filter(({ db }) => db === null)).toHaveLength(12);
  });

  it('are null if words and pattern contradict each other', () => {
    expect(read({ eye: 'OS', head: [date, 'Eye: Right'] })).toMatchObject({ fields: [], thresholds: [] });
    expect(read({ head: [date, '30-2', 'Eye: Right'] })).toMatchObject({ protocol: null, thresholds: [] });
  });

  it('are read from the words if no number can be read', () => {
    expect(read({ plots: [] })).toMatchObject({ protocol: '24-2', named: ['OD'], fields: [], thresholds: [] });
    expect(readPage({ width: 1, height: 1, words: [] }, TODAY)).toEqual({
      name: null,
      birthDate: null,
      patientId: null,
      device: { manufacturer: null, model: null },
      protocol: null,
      named: [],
      examinedAt: null,
      fields: [],
      thresholds: [],
    });
  });
});

it('gives up at a page that is no report, soon', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => ({
    text: String(index % 40),
    x: (index % 100) * 10,
    y: Math.floor(index / 100) * 10,
    width: 8,
    height: 8,
    confidence: 100,
  }));
  const begun = process.cpuUsage();
  expect(readPage({ width: 1000, height: 2000, words }, TODAY).thresholds).toEqual([]);
  // processor time, in microseconds: elapsed time is unreliable on a busy machine
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
});
