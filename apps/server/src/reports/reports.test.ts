import type { PerimetryStimulus } from '@isopter/contract';
import { gridOf } from '@isopter/monitor-charts/perimetry/plots';
import { PerimetryReport } from '@isopter/monitor-charts/perimetry/report';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { faceNameFor } from './fonts.ts';
import { renderHtml } from './html.tsx';
import { renderPdf } from './pdf.tsx';
import { type ReportedTest, perimetryReport } from './perimetryReport.ts';
import { renderPng } from './png.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

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

const tested = (stimuli: PerimetryStimulus[], rest: Partial<ReportedTest> = {}): ReportedTest => ({
  clinic: 'Northside Eye Clinic',
  patient: { id: 'p', name: 'Okafor, Adaeze', dateOfBirth: 'Mar 14, 1961', age: 65, patientId: 'A-20418', gender: '' },
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  goldmannSize: 3,
  device: 'Lane 2 headset',
  procedureVersion: '4.5.0',
  doctor: 'Helen Ashworth',
  started: new Date('2026-11-20T14:40:00Z'),
  state: { seq_num: 1, run: 1, stimuli, progress: { total: 100, od: 100, os: 100 } },
  ...rest,
});

const options = { words: en, locale: 'en-US', timezone: 'America/New_York', now: new Date('2026-11-20T15:00:00Z') };
const both = tested([...flatField('OD', 30), ...flatField('OS', 12)]);
const draw = (data: ReturnType<typeof perimetryReport>, texts = en.perimetry): string =>
  renderToStaticMarkup(createElement(PerimetryReport, { data, texts }));

describe('what a perimetry report says', () => {
  it('judges each eye against healthy ones of the patient’s age and names the norms [REP-01]', () => {
    const [left, right] = perimetryReport(both, options).eyes;
    expect(left).toMatchObject({ eye: 'OS', analysis: { mdProbability: 0.005, norms: { name: 'SUNY-IU 24-2' } } });
    expect(right?.analysis?.md).toBeGreaterThan(left?.analysis?.md ?? 0);
    expect(draw(perimetryReport(both, options))).toContain('SUNY-IU 24-2');
  });

  it('shows one eye alone when asked [REP-04]', () => {
    expect(perimetryReport(both, { ...options, eye: 'OD' }).eyes.map(({ eye }) => eye)).toEqual(['OD']);
  });

  it('tells the time of the test in the reader’s time zone', () => {
    expect(perimetryReport(both, options).test.tested).toContain('9:40');
    expect(perimetryReport(both, { ...options, timezone: 'Europe/Madrid' }).test.tested).toContain('3:40');
  });

  it('speaks Spanish [REP-07]', () => {
    const data = perimetryReport(both, { ...options, words: es, locale: 'es-ES' });
    const svg = draw(data, es.perimetry);
    for (const word of ['Informe de campo visual', 'Ojo izquierdo', 'Pérdidas de fijación', 'No apto para uso clínico'])
      expect(svg).toContain(word);
  });

  it('flags an eye that lost fixation in more than a fifth of the checks', () => {
    const losses = [0, 1].map((i) => stimulus('OD', 90 + i, { is_blind_spot: true, x: 15, y: -1 }));
    const [right] = perimetryReport(tested([...flatField('OD', 30), ...losses]), options).eyes;
    expect(right).toMatchObject({ fixationLosses: { count: 2, percentage: 50 }, reliability: { reliable: false } });
  });

  it('keeps the fovea out of the field and names it by itself', () => {
    const [right] = perimetryReport(
      tested([...flatField('OD', 30), stimulus('OD', 99, { threshold: 36 })]),
      options,
    ).eyes;
    expect(right?.fovea).toBe(36);
    expect(right?.locations.some(({ x, y }) => x === 0 && y === 0)).toBe(false);
  });

  it('gives no indices to a person without a date of birth', () => {
    const [right] = perimetryReport(tested(flatField('OD', 30), { patient: null }), options).eyes;
    expect(right?.analysis).toBeUndefined();
  });
});

describe('the forms it takes', () => {
  const data = perimetryReport(both, options);
  const svg = draw(data);

  it('is a self-contained page with the drawing and the field as a table', () => {
    const html = renderHtml({ svg, data, texts: en.perimetry });
    expect(html).toContain('<svg');
    expect(html.match(/<tr>/g)?.length).toBe(2 * 55);
    expect(html).not.toMatch(/<script|src="http/);
  });

  it('is a PNG of an A4 page [REP-01]', async () => {
    const png = await renderPng(svg);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1240, 1754]);
  });

  it('is a PDF with its fonts inside [REP-01]', async () => {
    const pdf = (await renderPdf(svg, { title: 'Visual field report' })).toString('latin1');
    expect(pdf.startsWith('%PDF')).toBe(true);
    expect(pdf).toMatch(/AtkinsonHyperlegible/);
  });

  it('escapes what a name tries to smuggle in', () => {
    const patient = { ...both.patient!, name: '<script>alert(1)</script>' };
    expect(draw(perimetryReport({ ...both, patient }, options))).not.toContain('<script>');
  });
});

it.each([
  ['Okafor, Adaeze', 'latin-bold'],
  ['Петрова Ирина', 'european'],
  ['محمد علي', 'arabic'],
  ['דוד כהן', 'hebrew'],
  ['山田 太郎', 'han'],
  ['김민준', 'korean'],
  ['สมชาย', 'thai'],
  ['राम शर्मा', 'devanagari'],
])('sets %s in a face that has its letters', (name, face) => {
  expect(faceNameFor(name, { bold: true, mono: false })).toBe(face);
});
