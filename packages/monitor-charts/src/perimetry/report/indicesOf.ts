import type { FieldAnalysis } from '@isopter/clinical/perimetry/analysis';
import { withMinus } from '../../report/index.ts';
import { decibelText } from './FoveaBody.tsx';
import { probabilityText } from './indexTexts.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

/** An index as it is printed. */
export interface Index {
  name: string;
  value: string;
  /** The same as a number, and with how many digits it is printed. */
  amount: number;
  digits: 0 | 1;
  unit: string;
  /** What it rests on. */
  basis: string;
  /** How rare it is among healthy eyes. */
  rarity: string;
}

const tenths = (value: number, locale: string): string =>
  withMinus(new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value));

/** What indices are written from. */
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
    value: tenths(db, locale),
    amount: db,
    digits: 1,
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
            value: decibelText(fovea).replace(/ dB$/, ''),
            amount: fovea,
            digits: 0 as const,
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
      value: tenths(md, locale),
      amount: md,
      digits: 1,
      unit: 'dB',
      basis: isPart ? texts.innerPoints({ points: points.length }) : texts.weightedPoints({ points: points.length }),
      rarity: rarity(probabilityText(mdProbability, texts, locale)),
    },
    {
      name: texts.psd,
      value: tenths(psd, locale),
      amount: psd,
      digits: 1,
      unit: 'dB',
      basis: texts.samePoints,
      rarity: rarity(probabilityText(psdProbability, texts, locale)),
    },
    ...(vfi === null
      ? []
      : [
          {
            name: texts.vfi,
            value: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(vfi),
            amount: vfi,
            digits: 0 as const,
            unit: '%',
            basis: texts.vfiBasis,
            rarity: texts.noNorm,
          },
        ]),
  ];
}
