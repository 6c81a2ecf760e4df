import type { ColorVisionState, PlateState } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { drawTest, reportedTest, reportOf, reportOptions, spanish } from '../fakes/reports.tsx';
import { d15 } from './d15.tsx';
import { ishihara } from './ishihara.tsx';
import { waggoner } from './waggoner.tsx';

type EyeState = ColorVisionState['eye_states'][number];
type Eye = EyeState['eye'];

const numbers = { seq_num: 9, run: 1 };
const colourVision = (strategy: 'D15' | 'ISHIHARA' | 'WAGGONER') => reportedTest({ group: 'COLOR_VISION', strategy });

const eyeState = (eye: Eye, sections: EyeState['sections'], rest: Partial<EyeState> = {}): EyeState => ({
  eye,
  current_section: null,
  target_row: null,
  sections,
  percentage_done: 100,
  tritan_deficiency: null,
  protan_deutan_deficiency: null,
  protan_deutan_deficiency_type: null,
  ...rest,
});

const arranged = (orders: Partial<Record<Eye, number[]>>): ColorVisionState => ({
  ...numbers,
  eye_states: Object.entries(orders).map(([eye, result]) =>
    eyeState(eye as Eye, [
      { section: 'general', result, done: true, all_data_received: true, correct_answers: 6, total_answers: 15 },
    ]),
  ),
});

const d15Report = (state: ColorVisionState, options = reportOptions) =>
  reportOf(d15, state, colourVision('D15'), options);

describe('what a D-15 report says', () => {
  const PERFECT = Array.from({ length: 15 }, (_, i) => i + 1);
  const DEUTAN = [1, 15, 2, 14, 3, 13, 4, 5, 12, 11, 6, 10, 7, 9, 8];

  it('has the circle of the screen with its crossings, the scores and the deficiency of each eye [COL-02] [CHART-03]', () => {
    const svg = d15Report(arranged({ OD: DEUTAN, OS: PERFECT })).pages.join();
    expect(svg.match(/data-component="ColorCircle"/g)).toHaveLength(2);
    expect(svg.match(/data-crossing="true"/g)).toHaveLength(9);
    expect(svg).toContain('Farnsworth: with 2 crossings or more the test is failed.');
    for (const said of ['Deutan deficiency', 'Within normal limits', '−9.2°', '4.02', '6.58', '62.0°', 'King-Smith'])
      expect(svg).toContain(said);
    expect(svg.indexOf('Left eye')).toBeLessThan(svg.indexOf('Right eye'));
  });
  it('draws caps in their colours, and nothing in a colour of a theme', () => {
    const svg = d15Report(arranged({ OU: DEUTAN })).pages.join();
    expect(svg).toContain('#738150');
    expect(svg).not.toContain('var(');
  });
  it('shows one eye alone where that is asked for, and has no report without caps', () => {
    const state = arranged({ OD: DEUTAN, OS: PERFECT });
    expect(d15Report(state, { ...reportOptions, eye: 'OS' }).pages.join()).not.toContain('Right eye');
    expect(drawTest(d15, arranged({ OU: DEUTAN }), colourVision('D15'), { ...reportOptions, eye: 'OD' })).toBeNull();
    expect(drawTest(d15, { ...numbers, eye_states: [] }, colourVision('D15'))).toBeNull();
  });
  it('scores nothing that is not complete, or cannot be an arrangement', () => {
    expect(d15Report(arranged({ OU: [1, 2, 3] })).pages.join()).toContain('Not complete');
    expect(drawTest(d15, arranged({ OU: [1, 1, 99] }), colourVision('D15'))).toBeNull();
  });
  it('speaks Spanish, and has the arrangement as a table', () => {
    const { pages, tables } = d15Report(arranged({ OU: DEUTAN }), spanish);
    for (const word of ['Deficiencia deutan', 'Índice C', '4,02', 'Ambos ojos']) expect(pages.join()).toContain(word);
    expect(tables[0]?.rows[2]).toEqual(['3', '2', '10BG 5/4', '3', 'Según Deutan']);
    expect(tables[0]?.rows).toHaveLength(15);
  });
});

const plateReport = (of: PlateState, options = reportOptions) =>
  reportOf(ishihara, of, colourVision('ISHIHARA'), options);

describe('what an Ishihara report says', () => {
  const VALUES = ['12', '8', '29', '5', '3', '15', '74', '6', '45', '5', '7', '16', '73', '', '', '26', '42'];
  const state = (wrong: number): PlateState => ({
    ...numbers,
    eye_states: [
      {
        eye: 'OU',
        responses: VALUES.map((value, i) => ({
          answered: true,
          value,
          answer: i >= 15 ? value[0] : i > 0 && i <= wrong ? '' : value,
        })),
      },
    ],
  });

  it('has every plate with what was read, the count, and what it means by which edition [COL-03]', () => {
    const { pages, tables } = plateReport(state(12));
    for (const said of ['Red-green deficiency', '3 of 15', 'Deutan', '24-plate edition']) {
      expect(pages.join()).toContain(said);
    }
    expect(tables[0]?.rows[1]).toEqual(['2', '8', 'Nothing', 'Wrong']);
    expect(plateReport(state(0)).pages.join()).toContain('Normal');
  });
  it('cuts an answer that is longer than its column on paper, and keeps it in the table', () => {
    const long = state(0);
    const [eye] = long.eye_states;
    const responses = eye!.responses.with(3, { answered: true, value: '5', answer: 'like a bent nail' });
    const of = (['OD', 'OS', 'OU'] as const).map((name) => ({ eye: name, responses }));
    const { pages, tables } = plateReport({ ...long, eye_states: of });
    expect(pages.join()).not.toContain('like a bent');
    expect(pages.join()).toContain('like a ');
    expect(tables[0]?.rows[3]?.[2]).toBe('like a bent nail');
  });
  it('explains a misread first plate', () => {
    const [eye] = state(0).eye_states;
    const responses = eye!.responses.with(0, { answered: true, value: '12', answer: '7' });
    const { pages } = plateReport({ ...numbers, eye_states: [{ eye: 'OU', responses }] });
    for (const said of ['First plate misread', 'Everybody can read the first plate'])
      expect(pages.join()).toContain(said);
  });
  it('tells plates that were not answered from wrong ones, and gives no verdict then [COL-06]', () => {
    const open: PlateState = {
      ...numbers,
      eye_states: [
        {
          eye: 'OD',
          responses: [
            { answered: true, value: '12', answer: '12' },
            { answered: false, value: '8' },
          ],
        },
      ],
    };
    const { pages, tables } = plateReport(open);
    expect(pages.join()).toContain('Not complete');
    expect(tables[0]?.rows[1]).toEqual(['2', '8', '–', 'Not answered']);
    expect(drawTest(ishihara, { ...numbers, eye_states: [] }, colourVision('ISHIHARA'))).toBeNull();
  });
  it('speaks Spanish', () => {
    for (const word of ['Deficiencia rojo-verde', '3 de 15', 'Edición de 24']) {
      expect(plateReport(state(12), spanish).pages.join()).toContain(word);
    }
  });
});

const section = (name: 'general' | 'deutan', result: string, correct_answers: number, total_answers: number) => ({
  section: name,
  result,
  done: true,
  all_data_received: true,
  correct_answers,
  total_answers,
});

describe('what a Waggoner report says', () => {
  const state: ColorVisionState = {
    ...numbers,
    eye_states: [
      eyeState('OU', [section('general', 'Fail', 7, 25), section('deutan', 'Moderate', 23, 32)], {
        tritan_deficiency: 'None',
        protan_deutan_deficiency: 'Moderate',
        protan_deutan_deficiency_type: 'Deutan',
      }),
    ],
  };
  const report = (options = reportOptions) => reportOf(waggoner, state, colourVision('WAGGONER'), options);

  it('has the sections with their test scores, and the deficiencies [COL-01] [COL-05]', () => {
    const { pages, tables } = report();
    for (const said of ['7 of 25', '23 of 32', 'Failed', 'Moderate, Deutan', 'None'])
      expect(pages.join()).toContain(said);
    expect(tables[0]?.rows).toEqual([
      ['General', '7 of 25', 'Failed'],
      ['Deutan', '23 of 32', 'Moderate'],
    ]);
  });
  it('speaks Spanish, and has no report without sections', () => {
    for (const word of ['Moderada, Deutan', '7 de 25', 'No superada'])
      expect(report(spanish).pages.join()).toContain(word);
    expect(drawTest(waggoner, { ...numbers, eye_states: [eyeState('OD', [])] }, colourVision('WAGGONER'))).toBeNull();
  });
});
