import { measureText, type ShownMeasure } from '@isopter/clinical/course';
import type { FieldAnalysis } from '@isopter/clinical/perimetry/analysis';
import { decibelText } from './FoveaBody.tsx';
import { probabilityText } from './indexTexts.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

/** An index as it is printed. */
export interface Index {
  name: string;
  value: string;
  /** The same as a number. */
  amount: number;
  measure: ShownMeasure;
  unit: string;
  /** The data the index is based on. */
  basis: string;
  /** How rare it is among healthy eyes. */
  rarity: string;
}

/** Texts and formatters for writing indices. */
export interface IndexWriting {
  texts: PerimetryReportTexts;
  locale: string;
  report: Pick<EyeReport, 'analysis' | 'fovea' | 'meanSensitivity'>;
}

/** The indices of an eye that hold: none that its program, stimulus and age have no norms for. */
export function indicesOf({ report, texts, locale }: IndexWriting): readonly Index[] {
  const { analysis, fovea, meanSensitivity } = report;
  const mean = (db: number): Index => ({
    name: texts.meanSensitivity,
    value: measureText('MEAN_SENSITIVITY', db, locale),
    amount: db,
    measure: 'MEAN_SENSITIVITY',
    unit: 'dB',
    basis: '',
    rarity: '',
  });
  return [
    ...(analysis ? ofNorms(analysis, texts, locale) : meanSensitivity === null ? [] : [mean(meanSensitivity)]),
    ...(fovea === null
      ? []
      : [
          {
            name: texts.fovea,
            value: decibelText(fovea, locale).replace(/ dB$/, ''),
            // not seen is 0
            amount: Math.max(0, fovea),
            measure: 'FOVEA' as const,
            unit: 'dB',
            basis: '',
            rarity: texts.noNorm,
          },
        ]),
  ];
}

function ofNorms(analysis: FieldAnalysis, texts: PerimetryReportTexts, locale: string): readonly Index[] {
  const { md, mdProbability, psd, psdProbability, vfi, points, measured, ageOutsideNorms } = analysis;
  const rarity = (text: string): string => (ageOutsideNorms ? texts.outsideAges : text);
  const isPart = points.length < measured;
  return [
    {
      name: texts.md,
      value: measureText('MD', md, locale),
      amount: md,
      measure: 'MD',
      unit: 'dB',
      basis: isPart ? texts.innerPoints({ points: points.length }) : texts.weightedPoints({ points: points.length }),
      rarity: rarity(probabilityText(mdProbability, texts, locale)),
    },
    {
      name: texts.psd,
      value: measureText('PSD', psd, locale),
      amount: psd,
      measure: 'PSD',
      unit: 'dB',
      basis: texts.samePoints,
      rarity: rarity(probabilityText(psdProbability, texts, locale)),
    },
    ...(vfi === null
      ? []
      : [
          {
            name: texts.vfi,
            value: measureText('VFI', vfi, locale),
            amount: vfi,
            measure: 'VFI' as const,
            unit: '%',
            basis: texts.vfiBasis,
            rarity: texts.noNorm,
          },
        ]),
  ];
}
