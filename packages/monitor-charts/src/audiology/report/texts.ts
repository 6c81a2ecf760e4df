import type { HearingGrade } from '@isopter/clinical/audiology';
import type { NoNormWords } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import { audiologyWords, type AudiologyWords } from '../audiology.texts.ts';
import type { EarReliabilityWords } from '../reliabilityText.ts';
import type { Ear } from '../types.ts';
import type { Screening } from './data.ts';

/** The texts of a report on hearing. The server has them in each report language; these are the English ones. */
export interface AudiologyReportTexts {
  title: string;
  method: string;
  airConduction: string;
  ears: Readonly<Record<Ear, string>>;
  bothEars: string;
  /** The texts of the audiogram itself. */
  chart: Pick<AudiologyWords, 'audiogram' | 'frequencyAxis' | 'levelAxis'> & EarReliabilityWords & NoNormWords;
  /** A level with its unit. */
  level: (values: { level: string }) => string;
  average: string;
  /** The frequencies of the average. */
  averaged: string;
  noAverage: string;
  who: string;
  clark: string;
  grades: Readonly<Record<HearingGrade, string>>;
  screening: string;
  screenings: Readonly<Record<Screening, string>>;
  /** The grade if a tone was not heard at the loudest level. */
  orWorse: (values: { grade: string }) => string;
  /** The tones of the worse ear may have been heard by the better one. */
  needsMasking: (values: { frequencies: string; difference: string }) => string;
  notHeard: string;
  /** The change of a threshold since an earlier test. */
  change: string;
  /** The change of an average since an earlier test, and what is a change. */
  since: (values: { day: string }) => string;
  verdicts: Readonly<Record<'worse' | 'better' | 'within', string>>;
  changeSource: (values: { average: string; one: string; two: string }) => string;
  /** The band of what people of the same age and sex hear, in the legend and with its source. */
  usual: Readonly<Record<'F' | 'M', (values: { ages: string }) => string>>;
  years: (values: { from: number; to: number }) => string;
  yearsFrom: (values: { from: number }) => string;
  usualSource: (values: { least: string; most: string }) => string;
  thresholds: string;
  screened: string;
  frequency: string;
  gradeSources: string;
  screeningSource: string;
}

export const englishAudiologyReportTexts: AudiologyReportTexts = {
  title: 'Hearing report',
  method: 'Method',
  airConduction: 'Air conduction, unmasked',
  ears: { RIGHT: audiologyWords.earRIGHT, LEFT: audiologyWords.earLEFT },
  bothEars: 'Both ears',
  chart: { ...audiologyWords, ...sharedWords },
  level: ({ level }) => `${level} dB HL`,
  average: 'Pure tone average',
  averaged: '0.5, 1, 2 and 4 kHz',
  noAverage: 'Not enough results',
  who: 'WHO 2021',
  clark: 'ASHA (Clark 1981)',
  grades: {
    normal: audiologyWords.gradenormal,
    slight: audiologyWords.gradeslight,
    mild: audiologyWords.grademild,
    moderate: audiologyWords.grademoderate,
    moderatelySevere: audiologyWords.grademoderatelySevere,
    severe: audiologyWords.gradesevere,
    profound: audiologyWords.gradeprofound,
    complete: audiologyWords.gradecomplete,
  },
  screening: 'Screening',
  screenings: { passed: 'Heard all tones', referred: 'Did not hear all tones', incomplete: 'Not complete' },
  orWorse: ({ grade }) => `${grade} or worse`,
  needsMasking: ({ frequencies, difference }) =>
    `${frequencies} Hz: the ears differ by ${difference} dB or more, the worse one should be tested with masking.`,
  notHeard: 'Not heard at the loudest level',
  change: 'Change',
  since: ({ day }) => `Change since ${day}`,
  verdicts: { worse: 'worse', better: 'better', within: 'about the same' },
  changeSource: ({ average, one, two }) =>
    `▼ worse, ▲ better: an average by more than ${average} dB (ASHA 2005), a tone by ${one} dB, or by ${two} dB together with an adjacent one (ASHA 1994).`,
  usual: {
    F: ({ ages }) => `Middle half of women of ${ages}; dotted: median`,
    M: ({ ages }) => `Middle half of men of ${ages}; dotted: median`,
  },
  years: ({ from, to }) => `${from} to ${to} years`,
  yearsFrom: ({ from }) => `${from} years and more`,
  usualSource: ({ least, most }) =>
    `Band: NHANES 2015 to 2018, right ears, ${least} to ${most} people a frequency, none below 500 Hz. It is no limit of normal hearing.`,
  thresholds: 'Hearing thresholds, dB HL (>: not heard at this level)',
  screened: 'Levels heard, dB HL (>: not heard at this level)',
  frequency: 'Hz',
  gradeSources:
    'WHO, World report on hearing (2021), grades the better ear of adults; Clark (1981), as ASHA gives it, from 5 years on',
  screeningSource: 'Screening levels: 25 dB HL for adults, 20 dB HL for children, at 1, 2 and 4 kHz',
};
