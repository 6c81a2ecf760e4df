import type { D15Outcome } from '@isopter/clinical/d15';
import { verdictOf } from '@isopter/clinical/ishihara';
import type { ColorVisionState, Deficiency, PlateState, ResultWord, TestFinding, WordFinding } from '@isopter/contract';
import * as d15 from '@isopter/monitor-charts/d15/report';
import * as ishihara from '@isopter/monitor-charts/ishihara/report';
import * as waggoner from '@isopter/monitor-charts/waggoner/report';

const OUTCOMES: Readonly<Record<D15Outcome, ResultWord>> = {
  normal: 'NORMAL',
  protan: 'PROTAN',
  deutan: 'DEUTAN',
  tritan: 'TRITAN',
  'red-green': 'RED_GREEN',
  unknown: 'UNCLEAR',
  random: 'RANDOM',
};

/** The outcome of each arrangement. */
export const ofD15 = (state: ColorVisionState): TestFinding[] =>
  d15
    .eyesOf(d15.viewOf(d15.initialState(state)).eyes)
    .flatMap(({ eye, outcome }): TestFinding[] =>
      outcome === null ? [] : [{ measure: 'D15', side: eye, word: OUTCOMES[outcome] }],
    );

const VERDICTS = { normal: 'NORMAL', unclear: 'UNCLEAR', unreliable: 'UNRELIABLE' } as const;
const TYPES = { protan: 'PROTAN', deutan: 'DEUTAN', total: 'TOTAL', unclear: 'DEFICIENT' } as const;

/** The verdict on the plates of each eye. */
export const ofIshihara = (state: PlateState): TestFinding[] =>
  ishihara.eyesOf(ishihara.viewOf(ishihara.initialState(state)).eyes).flatMap(({ eye, plates }): TestFinding[] => {
    const verdict = verdictOf(plates);
    if (!verdict) return [];
    const { outcome, type } = verdict;
    const word = outcome === 'deficient' ? TYPES[type ?? 'unclear'] : VERDICTS[outcome];
    return [{ measure: 'ISHIHARA', side: eye, word }];
  });

/** The grades that headsets send. */
const GRADES: Readonly<Record<string, ResultWord>> = { mild: 'MILD', moderate: 'MODERATE', severe: 'SEVERE' };
const RED_GREEN: Readonly<Record<string, Deficiency>> = { protan: 'PROTAN', deutan: 'DEUTAN' };

const known = <T>(words: Readonly<Record<string, T>>, said: string | null): T | undefined =>
  words[said?.trim().toLowerCase() ?? ''];

/** The grade of each deficiency, or that there is none. */
export const ofWaggoner = (state: ColorVisionState): TestFinding[] =>
  waggoner.eyesOf(waggoner.viewOf(waggoner.initialState(state)).eyes).flatMap((view): TestFinding[] => {
    const { eye: side, sections, tritan_deficiency: tritan, protan_deutan_deficiency: redGreen } = view;
    const of = (grade: string | null, deficiency: Deficiency): WordFinding[] => {
      const word = known(GRADES, grade);
      return word ? [{ measure: 'WAGGONER', side, word, deficiency }] : [];
    };
    const found = [
      ...of(redGreen, known(RED_GREEN, view.protan_deutan_deficiency_type) ?? 'RED_GREEN'),
      ...of(tritan, 'TRITAN'),
    ];
    if (found.length > 0) return found;
    const general = sections.find(({ section }) => section === 'general')?.result;
    const isPassed = typeof general === 'string' && /^pass/i.test(general.trim());
    const hasNone = [tritan, redGreen].some((grade) => grade?.trim().toLowerCase() === 'none');
    return isPassed || hasNone ? [{ measure: 'WAGGONER', side, word: 'NORMAL' }] : [];
  });
