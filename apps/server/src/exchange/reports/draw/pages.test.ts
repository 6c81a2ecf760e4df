import type { PerimetryState } from '@isopter/contract';
import { PAGE, PANEL, type ReportAbout } from '@isopter/monitor-charts/report';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldTest, after, type FinishedTest, FINISHED, about, reportOptions, spanish } from '@isopter/reports/fakes';
import {
  type Box,
  faultsOf,
  leaving,
  pageBoxes,
  type PageBoxes,
} from '../../../../test/support/printedReports/pageBoxes.ts';
import { printReport, drawTest, type DrawnTest, type ReportOptions } from '@isopter/reports';
import type { SourcedTest } from './job.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Hubert Blaine Bartholomew';
/** Facts of a page as long as they get, and an amended interpretation. */
const longAbout: ReportAbout = {
  ...about,
  clinic: `Clinic of ${LONG}`,
  patient: { ...about.patient, name: LONG, gender: 'Prefers not to say', patientId: 'A-20418-7739-XXXX-2210' },
  device: 'Headset of the second lane, replaced',
  operator: LONG,
  doctor: LONG,
  signature: {
    text: 'Dense superior arcuate defect, deeper than at the last visit; pressure above target. '.repeat(6),
    signed: `Amendment 2, signed by ${LONG}, Nov 20, 2026, 9:58 AM`,
    earlier: ['Stable.', 'Superior arcuate defect, as at the last visit; pressure at target. '.repeat(3)],
  },
};

/** Tests with an earlier one of the same kind. */
const COMPARED: readonly FinishedTest[] = FINISHED.filter(({ kind }) =>
  ['acuity', 'contrast', 'csuite', 'audiology', 'pupil'].includes(kind),
).map((test) => after(test));

/** Fields of every program at both ends of what is measured, of one eye and of both, and of every size. */
const FIELDS: readonly FinishedTest[] = [
  ...(['24-2', '24-2C', '30-2', '10-2', '24-2-P', '10-2-P'] as const).flatMap((program) =>
    (['mixed', 'blind', 'highest'] as const).flatMap((field) => [
      fieldTest('AVA_FAST', program, { field }),
      fieldTest('FULL_THRESHOLD', program, { field, eyes: [field === 'mixed' ? 'OS' : 'OD'] }),
    ]),
  ),
  ...([1, 2, 4, 5] as const).flatMap((size) => [
    fieldTest('AVA_STANDARD', '24-2', { size }),
    fieldTest('AVA_STANDARD', '30-2', { size, eyes: ['OD'] }),
  ]),
  ...(['24-2', '24-2C', '30-2', '10-2'] as const).flatMap((program) =>
    ([['OD'], ['OD', 'OS']] as const).flatMap((eyes) => [
      after(
        fieldTest('AVA_FAST', program, { eyes }),
        fieldTest('AVA_FAST', program, { eyes, field: 'usual', isReliable: true }),
      ),
      after(fieldTest('AVA_FAST', program, { eyes, size: 5 })),
    ]),
  ),
  ...[null, 8, 101].flatMap((age) => [
    fieldTest('AVA_STANDARD', '24-2', { age }),
    fieldTest('AVA_STANDARD', '24-2', { age, eyes: ['OS'] }),
  ]),
];

/** Each language, once with plain facts and once with the longest: Spanish, whose words are longer, has those. */
const WRITINGS: readonly (readonly [name: string, ReportOptions, ReportAbout])[] = [
  ['English', reportOptions, about],
  ['Spanish, long', spanish, longAbout],
];

const drawn = ({ kind, test, state }: FinishedTest, options: ReportOptions): DrawnTest => {
  const report = drawTest({ kind, test, state } as SourcedTest, options);
  if (!report) throw new Error('nothing to report');
  return report;
};

const print = (report: DrawnTest, facts: ReportAbout, options: ReportOptions): PageBoxes[] =>
  printReport(report.title, [{ drawn: report, about: facts }], options).pages.map(pageBoxes);

/** Returns the box between head and foot: between the lines across a page without a body. */
function bodyOf({ strokes }: PageBoxes): Box {
  const across = strokes.filter(
    ({ from, to }) => from[1] === to[1] && to[0] - from[0] > PAGE.width - 2 * PAGE.margin - 1,
  );
  const [, top = 0, bottom = 0] = across.map(({ from }) => from[1]).toSorted((a, b) => a - b);
  return { left: PAGE.margin, right: PAGE.width - PAGE.margin, top, bottom };
}

const keyOf = ({ left, top, right, bottom }: Box): string => [left, top, right, bottom].join(' ');

/** Returns the content of the first page that is not on the second. */
function without(page: PageBoxes, other: PageBoxes): Pick<PageBoxes, 'texts' | 'shapes'> {
  const known = new Set([...other.texts, ...other.shapes].map(keyOf));
  const isNew = (box: Box): boolean => !known.has(keyOf(box));
  return { texts: page.texts.filter(isNew), shapes: page.shapes.filter(isNew) };
}

const SHEET: Box = { left: PAGE.margin, right: PAGE.width - PAGE.margin, top: 20, bottom: PAGE.height - 10 };
/** The smallest size of a text, and of a sensitivity, in points. */
const SMALLEST = 6;
const SENSITIVITY = 8;

function faults(test: FinishedTest, [, options, facts]: (typeof WRITINGS)[number]): string[] {
  const report = drawn(test, options);
  const empty = print({ ...report, pages: report.pages.map((_, key) => createElement('g', { key })) }, facts, options);
  return print(report, facts, options).flatMap((page, index) => {
    const bare = empty[index]!;
    return [
      ...faultsOf(page, SMALLEST),
      ...leaving(page, SHEET),
      ...leaving(without(page, bare), bodyOf(bare)).map((fault) => `in the body: ${fault}`),
    ].map((fault) => `page ${index + 1}: ${fault}`);
  });
}

/** Rows of a table of tests: each report is a separate test, which takes a fraction of a second. */
const rowsOf = (tests: readonly FinishedTest[]) =>
  tests.map((finished) => ({ name: `${finished.kind} ${finished.name}`, finished }));

describe('the layout of a page [OUR-60]', () => {
  describe.each(WRITINGS.map((writing) => [writing[0], writing] as const))(
    'is legible, inside its frame, and touches no other text and no line, in every kind of report: %s',
    (_, writing) => {
      it.each(rowsOf([...FINISHED, ...COMPARED, ...FIELDS]))('$name', ({ finished }) => {
        expect(faults(finished, writing)).toEqual([]);
      });
    },
  );

  describe.each([
    ['English', reportOptions],
    ['Spanish', spanish],
  ] as const)('is written out, not cut off, with plain facts: %s', (_, options) => {
    it.each(rowsOf([...FINISHED, ...COMPARED, ...FIELDS]))('$name', ({ finished }) => {
      const texts = print(drawn(finished, options), about, options).flatMap((page) => page.texts);
      expect(texts.map(({ text }) => text).filter((text) => text.includes('…'))).toEqual([]);
    });
  });

  describe('is legible on the single page of a bundle, as long as two columns are enough', () => {
    const panel: Box = { left: 0, top: 0, right: PANEL.width, bottom: PANEL.height };
    it.each(rowsOf([...FINISHED, ...FIELDS]))('$name', ({ finished }) => {
      const found = [reportOptions, spanish].flatMap((options) => {
        const boxes = pageBoxes(renderToStaticMarkup(createElement('svg', {}, drawn(finished, options).panel)));
        // lines of data may pass the names of a small plot
        const legible = faultsOf(boxes, SMALLEST).filter((fault) => !fault.startsWith('touched'));
        return [...legible, ...leaving(boxes, panel)];
      });
      expect(found).toEqual([]);
    });
  });

  it.each(['24-2', '24-2C', '30-2'] as const)(
    'has the earlier field beside the newest one, in every program that has limits of repeated tests: %s [OUR-61]',
    (program) => {
      const earlier = fieldTest('AVA_FAST', program, { eyes: ['OD'], field: 'usual', isReliable: true });
      const report = drawn(after(fieldTest('AVA_FAST', program, { eyes: ['OD'] }), earlier), reportOptions);
      const texts = print(report, about, reportOptions).flatMap((page) => page.texts.map(({ text }) => text));
      const wanted = ['Previous field', 'MD, dB', 'stable pairs'];
      expect(wanted.filter((one) => !texts.some((text) => text.includes(one)))).toEqual([]);
    },
  );

  it.each(rowsOf(FIELDS))('has sensitivities of 8 pt or more: $name', ({ finished }) => {
    const report = drawn(finished, reportOptions);
    const { pages } = printReport(report.title, [{ drawn: report, about }], reportOptions);
    const maps = pages.flatMap(
      (page) => page.match(/<svg[^>]*aria-label="[^"]*, (?:Sensitivity, dB|\d+ central points, dB)".*?<\/svg>/gs) ?? [],
    );
    const printed = maps.flatMap((map) => pageBoxes(map).texts);
    const { stimuli } = finished.state as PerimetryState;
    const places = new Set(stimuli.flatMap(({ eye, x, y }) => (x === 0 && y === 0 ? [] : [`${eye} ${x} ${y}`])));
    expect(printed.length).toBeGreaterThanOrEqual(places.size);
    expect(Math.min(...printed.map(({ size }) => size))).toBeGreaterThanOrEqual(SENSITIVITY);
  });
});
