import { gridOf } from '@isopter/clinical/perimetry';
import { type Trend, type TrendField, trendOf } from '@isopter/clinical/perimetry/trend';
import {
  baseProgram,
  isPediatric,
  type PerimetryState,
  type ReportLanguage,
  type StrategyValue,
} from '@isopter/contract';
import {
  day,
  englishTrendTexts,
  SeriesBody,
  seriesPages,
  TrendBody,
  type TrendTexts,
  type TrendWriting,
  trendTable,
} from '@isopter/monitor-charts/perimetry/trend';
import type { TestRow } from '../tests/states/records.ts';
import type { DrawnReport } from './draw.tsx';
import type { SourcedTest } from './job.ts';
import { eyeReport, ROMAN } from './kinds/perimetry.tsx';
import type { ReportOptions } from './source.ts';
import { common } from './texts/common.ts';
import { perimetryEn } from './texts/en/perimetry.ts';
import { inLanguages } from './texts/inLanguages.ts';

const TEXTS = inLanguages('trend', englishTrendTexts);
const FIELD_TEXTS = inLanguages('perimetry', perimetryEn);

/** Size III unless a test names another one. */
const USUAL_SIZE = 3;

/** What can be compared with each other: the same points, for the same people, with the same stimulus. */
function familyOf({ protocol, options }: TestRow, texts: TrendTexts): string {
  const program = protocol ?? '';
  const size = options.goldman_size ?? USUAL_SIZE;
  return [
    baseProgram(program) ?? program,
    ...(isPediatric(program) ? [texts.paediatric] : []),
    ...(size === USUAL_SIZE ? [] : [texts.goldmannSize({ size: ROMAN[size - 1] ?? String(size) })]),
  ].join(', ');
}

/** Every field of tests, eye by eye. */
const fieldsOf = (tests: readonly SourcedTest[], language: ReportLanguage): TrendField[] =>
  tests.flatMap(({ test, state: records }) => {
    const state = records as PerimetryState;
    const { row } = test;
    return (['OS', 'OD'] as const)
      .filter((eye) => state.stimuli.some((stimulus) => stimulus.eye === eye))
      .map((eye): TrendField => {
        const { analysis, reliability } = eyeReport(state, test, eye, common[language]);
        return {
          eye,
          at: row.timeStart ?? row.created,
          family: familyOf(row, TEXTS[language]),
          strategy: row.strategy ?? '',
          analysis,
          reliable: reliability.reliable,
        };
      });
  });

/** What a reader must know: norms, what is not in it, and what makes it less sure. Lines of their own. */
function notesOf(trend: Trend, texts: TrendTexts, options: ReportOptions): string[] {
  const words = common[options.language];
  const number = new Intl.NumberFormat(options.locale);
  const fields = trend.eyes.flatMap((eye) => eye.fields);
  const norms = fields[0]?.analysis.norms;
  const leftOut = [
    ...trend.otherFamilies.map((other) =>
      texts.otherFamily({ family: other.family, fields: number.format(other.fields) }),
    ),
    ...(trend.withoutIndices > 0 ? [texts.withoutIndices({ fields: number.format(trend.withoutIndices) })] : []),
  ];
  const strategies = trend.strategies.map((value) => words.strategies[value as StrategyValue] ?? value);
  return [
    ...(leftOut.length > 0 ? [texts.leftOut({ what: leftOut.join(', ') })] : []),
    ...(strategies.length > 1 ? [texts.mixedStrategies({ strategies: strategies.join(', ') })] : []),
    ...(fields.some(({ reliable }) => !reliable) ? [texts.unreliableCounted] : []),
    ...(norms ? [`${words.normSet}: ${norms.name}, n = ${norms.nEyes}`] : []),
  ];
}

/**
 * How the visual fields of a patient developed [REP-05]: MD and VFI with their slopes, then the fields by date.
 * @param tests finished threshold fields of one patient, at least one
 */
export function drawTrend(tests: readonly SourcedTest[], options: ReportOptions): DrawnReport | null {
  const newest = tests.at(-1);
  if (!newest) return null;
  const { language, locale, timezone } = options;
  const texts = TEXTS[language];
  const words = common[language];
  const writing: TrendWriting = { texts, locale, timezone };
  const trend = trendOf(fieldsOf(tests, language));
  const number = new Intl.NumberFormat(locale);
  const { span } = trend;
  const grid = gridOf(trend.family.split(',')[0] ?? '', 'OD');
  const eyeNames = { OD: words.rightEye, OS: words.leftEye };
  const devices = [...new Set(tests.map(({ about }) => about.device))];
  const amount = trend.eyes.map(({ eye, fields }) => `${eye} ${number.format(fields.length)}`);
  return {
    about: {
      ...newest.about,
      device: devices.length > 2 ? number.format(devices.length) : devices.join(', '),
      tested: span ? texts.range({ from: day(span[0], writing), to: day(span[1], writing) }) : '',
    },
    drawn: {
      title: texts.title,
      facts: [
        { label: texts.program, value: trend.family },
        { label: texts.tests, value: amount.join(', ') },
      ],
      notes: notesOf(trend, texts, options),
      pages: [
        <TrendBody key="trend" trend={trend} eyeNames={eyeNames} {...writing} />,
        ...Array.from({ length: seriesPages(trend) }, (_, page) => (
          <SeriesBody
            key={page}
            {...{ trend, eyeNames, page, ...writing }}
            fieldTexts={FIELD_TEXTS[language]}
            extent={grid?.extent ?? 30}
            spacing={grid?.spacing ?? 6}
          />
        )),
      ],
      panel: <></>,
      tables: trend.eyes.map((eye) => trendTable(eye, eyeNames[eye.eye], words.strategies, writing)),
    },
  };
}
