import { acuityWords, type AcuityWords } from '../acuity.texts.ts';
import type { Eye, OptotypeKind } from '../types.ts';

/** The texts of a report on acuity. The server has them in each report language; these are the English ones. */
export interface AcuityReportTexts {
  title: string;
  optotype: string;
  optotypes: Readonly<Record<OptotypeKind, string>>;
  eyes: Readonly<Record<Eye, string>>;
  /** The texts of the chart itself, and the names of lines. */
  chart: Pick<AcuityWords, 'sizeAxis' | 'trialAxis' | 'distance' | 'near' | 'contrastOf'>;
  skipped: string;
  noResult: string;
  results: string;
  eye: string;
  line: string;
  single: string;
  feet: string;
  metres: string;
  decimal: string;
  logmar: string;
  letters: string;
  shown: string;
  method: string;
  marks: string;
}

export const englishAcuityReportTexts: AcuityReportTexts = {
  title: 'Visual acuity report',
  optotype: 'Optotype',
  optotypes: { LANDOLT_C: 'Landolt C', TUMBLING_E: 'Tumbling E' },
  eyes: { OD: acuityWords.eyeOD, OS: acuityWords.eyeOS, OU: acuityWords.eyeOU },
  chart: acuityWords,
  skipped: acuityWords.skipped,
  noResult: 'No result',
  results: 'Visual acuity in all notations',
  eye: 'Eye',
  line: 'Line',
  single: '–',
  feet: '20/',
  metres: '6/',
  decimal: 'Decimal',
  logmar: 'logMAR',
  letters: 'ETDRS letters',
  shown: 'Optotypes',
  method: 'Best PEST (Lieberman and Pentland 1982); optotypes of ISO 8596; letters = 85 − 50 · logMAR',
  marks: 'In colour: seen. Struck through: not seen. Steps: running estimate. Dashed: result.',
};
