import { describe, expect, it } from 'vitest';
import {
  addScores,
  corpusOf,
  type Layout,
  LAYOUTS,
  NO_SCORE,
  scorePage,
} from '../../../../test/support/printedReports/corpus.ts';
import { medmont } from '../../../../test/support/printedReports/medmont.ts';
import { overview } from '../../../../test/support/printedReports/overview.ts';
import { LOSSES, sampleField } from '../../../../test/support/printedReports/sampleField.ts';
import { sevenInOne, type SheetLanguage } from '../../../../test/support/printedReports/sevenInOne.ts';
import { type Sheet, type SheetText, wordsOfSheet } from '../../../../test/support/printedReports/sheet.ts';
import { PRINTED, singleField } from '../../../../test/support/printedReports/singleField.ts';
import { examinationsOf, isReadWell, readReport, thresholdsOf } from './readReport.ts';

const TODAY = '2026-11-26';
const SEVERE = [-12, -15, -18, -22, -26, -30];
const read = (...sheets: Sheet[]) => readReport(sheets.map(wordsOfSheet), TODAY);

/** The fields of all severe depths and shapes of loss, as a layout draws them. */
const scoreOf = (layout: Layout, depths: readonly number[]) =>
  corpusOf(layout, depths)
    .map((page) => scorePage(layout, page, read(page.sheet).fields))
    .reduce(addScores, NO_SCORE);

/** A sheet with other texts. */
const changed = (sheet: Sheet, change: (text: SheetText) => SheetText): Sheet => ({
  ...sheet,
  texts: sheet.texts.map(change),
});

const failedRules = (sheet: Sheet): string[] =>
  read(sheet).fields.flatMap(({ checks }) => checks.flatMap(({ passed, rule }) => (passed ? [] : [rule])));

const hasSure = (sheet: Sheet): boolean =>
  read(sheet).fields.some(({ thresholds }) => thresholds.some((one) => one.isSure));

describe('plots of a printed page [OUR-464]', () => {
  it.each(LAYOUTS)('are distinguished at every depth of loss, without one wrong value: $name [OUR-469]', (layout) => {
    const score = scoreOf(layout, [0, -6, ...SEVERE]);
    expect(score).toEqual({ ...NO_SCORE, points: score.points, right: score.points });
    expect(score.points).toBeGreaterThanOrEqual(54 * 4 * 8);
  });

  it.each(['10-2', '30-2'] as const)('are distinguished in a %s', (program) => {
    for (const draw of [singleField, (field: Parameters<typeof sevenInOne>[0]) => sevenInOne(field)]) {
      const field = sampleField({ program, depth: -16, loss: 'hemifield' });
      const thresholds = thresholdsOf(read(draw(field)));
      expect(thresholds.filter(({ isSure }) => isSure)).toHaveLength(field.points.length);
      expect(thresholds.map(({ db }) => Math.max(0, db!))).toEqual(field.points.map(({ db }) => Math.max(0, db)));
    }
  });

  it.each(['en', 'de', 'fr', 'es'] satisfies SheetLanguage[])('have their titles in %s', (language) => {
    for (const depth of SEVERE) {
      const field = sampleField({ depth, loss: 'diffuse' });
      const thresholds = thresholdsOf(read(sevenInOne(field, { language, hasPlus: false })));
      expect(thresholds.map(({ db }) => db)).toEqual(field.points.map(({ db }) => Math.max(0, db)));
    }
  });

  it('prove nothing without titles: high numbers may be the defects of a nearly blind eye', () => {
    const sheets = SEVERE.flatMap((depth) =>
      LOSSES.map((loss) => sevenInOne(sampleField({ depth, loss }), { hasTitles: false, hasPlus: false })),
    );
    expect(sheets.filter(hasSure)).toEqual([]);
  });

  it('are all unsure if titles are swapped, since the printed indices contradict them', () => {
    for (const depth of SEVERE.filter((one) => one < -20 || one === -12)) {
      const sheet = changed(sevenInOne(sampleField({ depth, loss: 'diffuse' }), { hasPlus: false }), (text) => {
        if (text.text === 'Values [dB]') return { ...text, text: 'Comparison [dB]' };
        return text.text === 'Comparison [dB]' ? { ...text, text: 'Values [dB]' } : text;
      });
      expect(failedRules(sheet)).toContain('printedMs');
      expect(hasSure(sheet)).toBe(false);
    }
  });

  it.each([
    [/^MD: -1/, 'MD: -', 'printedMd'],
    [/^PSD: /, 'PSD: 1', 'printedPsd'],
    [/^VFI: \d+/, 'VFI: 2', 'printedVfi'],
  ])('are all unsure if a printed index differs: %s', (printed, instead, rule) => {
    const field = sampleField({ depth: -14, loss: 'tunnel' });
    const sheet = changed(singleField(field), (text) => ({ ...text, text: text.text.replace(printed, instead) }));
    expect(failedRules(singleField(field))).toEqual([]);
    expect(failedRules(sheet)).toEqual([rule]);
    expect(hasSure(sheet)).toBe(false);
  });

  it('are all unsure if one number of a text layer contradicts its deviation', () => {
    const sheet = singleField(sampleField({ depth: -6 }));
    const first = sheet.texts.findIndex(({ text, size }) => size === 8.5 && Number(text) > 15);
    const wrong = changed(sheet, (text) => (text === sheet.texts[first] ? { ...text, text: '3' } : text));
    expect(failedRules(wrong)).toEqual(['thresholdPlusDefect']);
    expect(hasSure(wrong)).toBe(false);
  });

  it('are empty for a pattern of rings', () => {
    for (const loss of [0, 10, 25]) {
      expect(read(medmont(loss))).toMatchObject({ protocol: null, fields: [], testDate: PRINTED.day });
    }
  });
});

const reliabilityOf = (sheet: Sheet) => read(sheet).fields[0]?.reliability;
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

describe('the reliability of a printed field [OUR-465]', () => {
  it('is that of its catch trials, as counts and as rates', () => {
    expect(reliabilityOf(singleField(sampleField({ depth: -8 })))).toEqual({
      fixationLosses: { count: 2, of: 14, rate: 2 / 14 },
      falsePositives: { count: null, of: null, rate: 0.03 },
      falseNegatives: { count: null, of: null, rate: 0.07 },
    });
    expect(reliabilityOf(sevenInOne(sampleField({ depth: -8 })))).toEqual({
      fixationLosses: null,
      falsePositives: { count: 1, of: 12, rate: 0.08 },
      falseNegatives: { count: 0, of: 11, rate: 0 },
    });
  });

  it('is unknown if it is not printed, not available or impossible', () => {
    const sheet = changed(singleField(sampleField()), (text) => ({
      ...text,
      text: text.text
        .replace(/^Fixation Losses.*/, 'Fixation Losses: 15/14')
        .replace(/^False POS.*/, 'False POS Errors: N/A')
        .replace(/^False NEG.*/, ''),
    }));
    expect(reliabilityOf(sheet)).toEqual({ fixationLosses: null, falsePositives: null, falseNegatives: null });
  });
});

describe('the head of a printed report [OUR-466]', () => {
  it('has the patient, the device and the test conditions', () => {
    const report = read(singleField(sampleField({ depth: -14 })));
    const sure = { confidence: 100 };
    expect(report).toMatchObject({
      name: { value: PRINTED.name, ...sure },
      birthDate: { value: PRINTED.birthDay, ...sure },
      patientId: { value: PRINTED.id, ...sure },
      device: { manufacturer: 'Carl Zeiss Meditec', model: 'Humphrey Field Analyzer 3 - 860' },
      testDate: PRINTED.day,
      fields: [
        {
          examinedAt: { day: PRINTED.day, time: PRINTED.time },
          program: '24-2',
          strategy: 'SITA Standard',
          stimulusSize: 'III',
          pupilDiameter: PRINTED.pupil,
        },
      ],
    });
  });

  it('has indices in dB with the loss negative, whatever sign the device prints', () => {
    const field = sampleField({ depth: -14 });
    expect(read(singleField(field)).fields[0]?.printedIndices).toEqual({
      md: round(field.md, 2),
      psd: round(field.psd, 2),
      vfi: field.vfi,
      ms: null,
      slv: null,
    });
    expect(read(sevenInOne(field))).toMatchObject({
      device: { manufacturer: 'Haag-Streit', model: 'Octopus 900' },
      fields: [{ printedIndices: { md: round(field.md, 1), ms: round(field.ms, 1), slv: round(field.psd, 1) } }],
    });
  });

  it('names no device that is only mentioned', () => {
    const sheet = changed(singleField(sampleField()), (text) => ({
      ...text,
      text: text.text.replace(/^Humphrey.*/, 'MD is 0.4 dB above that of a Humphrey perimeter'),
    }));
    expect(read(sheet).device).toEqual({ manufacturer: null, model: null });
  });

  it('has no values that are not printed', () => {
    const sheet = changed(singleField(sampleField()), (text) => ({
      ...text,
      text: text.text.replace(/^(Patient|Patient ID|Date of Birth|Humphrey).*|Strategy.*|Stimulus.*|Pupil.*/, ''),
    }));
    const report = read(sheet);
    expect(report).toMatchObject({
      name: null,
      birthDate: null,
      patientId: null,
      device: { manufacturer: null, model: null },
      fields: [{ strategy: null, stimulusSize: null, pupilDiameter: null }],
    });
  });
});

describe('several fields of an eye on a page [OUR-468]', () => {
  const fields = [-4, -14, -24].map((depth, at) => sampleField({ depth, seed: at + 1 }));

  it('are read one by one, each with the day and the indices of its examination', () => {
    const report = read(overview(fields));
    expect(report.fields.map(({ examinedAt }) => examinedAt?.day)).toEqual(['2020-01-20', '2021-02-20', '2022-03-20']);
    expect(report.fields.map(({ printedIndices }) => printedIndices.md)).toEqual(
      fields.map(({ md }) => Number(md.toFixed(2))),
    );
    for (const [at, field] of fields.entries()) {
      expect(report.fields[at]?.thresholds.map(({ db }) => db)).toEqual(field.points.map(({ db }) => db));
    }
  });

  it('are separate examinations, the oldest first', () => {
    const examinations = examinationsOf(read(overview(fields)));
    expect(examinations.map(({ testDate }) => testDate)).toEqual(['2020-01-20', '2021-02-20', '2022-03-20']);
    expect(examinations.map((one) => isReadWell(one, 0))).toEqual([true, true, true]);
  });

  it('are one report if their days cannot be distinguished', () => {
    const sheet = changed(overview(fields), (text) => ({ ...text, text: text.text.replace(/^Exam date.*/, '') }));
    const [report, ...others] = examinationsOf(read(sheet));
    expect(others).toEqual([]);
    expect([thresholdsOf(report!), isReadWell(report!, 10)]).toEqual([[], false]);
  });

  it('are no thresholds of the report until an examination is chosen', () => {
    const report = read(overview(fields));
    expect(report).toMatchObject({ protocol: '24-2', testDate: null, isWhole: false });
    expect(thresholdsOf(report)).toEqual([]);
  });
});
