import { gridOf } from '@isopter/clinical/perimetry';
import { NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import {
  eyeProgression,
  type FieldFamily,
  hasExcludingFlag,
  isSameFamily,
  type ProgressionField,
} from '@isopter/clinical/perimetry/progression';
import { type Trend, type TrendField, trendOf } from '@isopter/clinical/perimetry/trend';
import {
  baseProgram,
  dayIn,
  formatDay,
  isPediatric,
  type PerimetryState,
  type ReportLanguage,
  type StrategyValue,
} from '@isopter/contract';
import { noIndicesText } from '@isopter/monitor-charts/perimetry/report';
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
import {
  englishProgressionReportTexts,
  ProgressionBody,
  type ProgressionBodyProps,
  progressionTable,
} from '@isopter/monitor-charts/progression/report';
import { sizeOf } from '../../../clinic/tests/course/fields.ts';
import {
  type DrawnReport,
  ofSeveral,
  flagsOf,
  eyeReport,
  normsNotes,
  ROMAN,
  type ReportOptions,
  common,
  perimetryEn,
  inLanguages,
} from '@isopter/reports';
import type { TrendSubject } from './job.ts';

const TEXTS = inLanguages('trend', englishTrendTexts);
const PROGRESSION_TEXTS = inLanguages('progression', englishProgressionReportTexts);
const FIELD_TEXTS = inLanguages('perimetry', perimetryEn);

/** The name of a program and stimulus size: "24-2, pediatric, Goldmann V". */
function familyName({ program, size }: FieldFamily, texts: TrendTexts): string {
  return [
    baseProgram(program) ?? program,
    ...(isPediatric(program) ? [texts.paediatric] : []),
    ...(size === NORMED_SIZE ? [] : [texts.goldmannSize({ size: ROMAN[size - 1] ?? String(size) })]),
  ].join(', ');
}

/** A field as a trend and as an analysis of progression look at it. */
type Field = TrendField & ProgressionField;

/** Every field of tests, eye by eye. */
const fieldsOf = ({ tests, exclusions }: TrendSubject, language: ReportLanguage): Field[] =>
  tests.flatMap(({ test, state: records }) => {
    const state = records as PerimetryState;
    const { row } = test;
    return (['OS', 'OD'] as const)
      .filter((eye) => state.stimuli.some((stimulus) => stimulus.eye === eye))
      .map((eye): Field => {
        const report = eyeReport(state, test, eye, common[language]);
        const excluded = exclusions.find((one) => one.test === row.id && one.eye === eye);
        return {
          id: row.id,
          eye,
          program: row.protocol ?? '',
          size: sizeOf(row),
          points: report.locations.flatMap(({ x, y, threshold }) =>
            threshold === null ? [] : [{ x, y, db: threshold }],
          ),
          at: row.timeStart ?? row.created,
          strategy: row.strategy ?? '',
          analysis: report.analysis,
          incomparable: report.incomparable,
          meanSensitivity: report.meanSensitivity,
          reliable: !hasExcludingFlag(flagsOf(report.reliability)),
          verdict: report.verdict,
          excluded: excluded
            ? [TEXTS[language].reasons[excluded.reason], excluded.note].filter(Boolean).join(': ')
            : null,
        };
      });
  });

/** Returns notes for the reader, one a line: norms, left-out fields, and sources of uncertainty. */
function notesOf(trend: Trend, options: ReportOptions, writing: TrendWriting): string[] {
  const { language } = options;
  const [texts, fieldTexts, words] = [TEXTS[language], FIELD_TEXTS[language], common[language]];
  const number = new Intl.NumberFormat(options.locale);
  const fields = trend.eyes.flatMap((eye) => eye.fields);
  const analyses = fields.flatMap(({ analysis }) => analysis ?? []);
  const analysis = analyses.find(({ ageOutsideNorms }) => ageOutsideNorms) ?? analyses[0];
  const { incomparable } = trend;
  const leftOut = [
    ...trend.otherFamilies.map((other) =>
      texts.otherFamily({ family: familyName(other, texts), fields: number.format(other.fields) }),
    ),
    ...(trend.withoutIndices > 0 ? [texts.withoutIndices({ fields: number.format(trend.withoutIndices) })] : []),
  ];
  const taken = fields.flatMap(({ at, eye, excluded }) =>
    excluded === null ? [] : texts.takenOutField({ date: day(at, writing), eye, reason: excluded }),
  );
  const strategyName = (value: string): string => words.strategies[value as StrategyValue] ?? value;
  const eyesOfSeveral = trend.eyes.filter(({ otherStrategies }) => otherStrategies.length > 0);
  return [
    ...(leftOut.length > 0 ? [texts.leftOut({ what: leftOut.join(', ') })] : []),
    ...eyesOfSeveral.map(({ eye, strategy, otherStrategies }) =>
      texts.shownStrategy({
        eye,
        strategy: strategyName(strategy),
        others: otherStrategies
          .map((other) =>
            texts.strategyFields({ strategy: strategyName(other.strategy), fields: number.format(other.fields) }),
          )
          .join(', '),
      }),
    ),
    ...(fields.some(({ reliable }) => !reliable) ? [texts.unreliableLeftOut] : []),
    ...(taken.length > 0 ? [texts.takenOut({ what: taken.join(', ') })] : []),
    ...(analysis ? normsNotes(analysis, fieldTexts, words, options.locale) : []),
    ...(incomparable
      ? [noIndicesText({ incomparable, goldmannSize: trend.family?.size ?? NORMED_SIZE }, fieldTexts)]
      : []),
  ];
}

/**
 * Draws the trend of a patient's visual fields [REP-05]: the indices with their slopes, the places and rates of
 * progression of each eye as on the screen (OUR-69), then the fields by date.
 */
export function drawTrend(subject: TrendSubject, options: ReportOptions): DrawnReport | null {
  const { tests } = subject;
  const newest = tests.at(-1);
  if (!newest) return null;
  const { language, locale, timezone, date_format } = options;
  // tests of a patient can be of offices in several time zones
  const days = new Map(tests.map(({ test: { row }, day: of }) => [(row.timeStart ?? row.created).getTime(), of]));
  const texts = TEXTS[language];
  const words = common[language];
  const writing: TrendWriting = {
    texts,
    locale,
    timezone,
    formatDay: (at) => formatDay(days.get(at.getTime()) ?? dayIn(at, timezone), date_format),
  };
  const fields = fieldsOf(subject, language);
  const trend = trendOf(fields, subject.chosen);
  const number = new Intl.NumberFormat(locale);
  const { span } = trend;
  const { family } = trend;
  const eyeNames = { OD: words.rightEye, OS: words.leftEye };
  const progression = family && progressionOf({ subject, fields, trend, family, eyeNames, writing, options });
  const grid = family && gridOf(family.program, 'OD');
  const strategies = [
    ...new Set(trend.eyes.map(({ strategy }) => words.strategies[strategy as StrategyValue] ?? strategy)),
  ];
  const devices = [...new Set(tests.map(({ about }) => about.device))];
  const amount = trend.eyes.map(({ eye, fields }) => `${eye} ${number.format(fields.length)}`);
  return {
    about: {
      ...ofSeveral(newest.about),
      device: devices.length > 2 ? number.format(devices.length) : devices.join(', '),
      tested: span ? texts.range({ from: day(span[0], writing), to: day(span[1], writing) }) : '',
    },
    drawn: {
      title: texts.title,
      facts: [
        { label: texts.program, value: family ? [familyName(family, texts), ...strategies].join(', ') : '–' },
        { label: texts.tests, value: amount.join(', ') },
      ],
      notes: notesOf(trend, options, writing),
      pages: [
        <TrendBody key="trend" trend={trend} eyeNames={eyeNames} {...writing} />,
        ...(progression ? [<ProgressionBody key="progression" {...progression} />] : []),
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
      tables: [
        ...(progression ? [progressionTable(progression)] : []),
        ...trend.eyes.map((eye) => trendTable(eye, eyeNames[eye.eye], words.strategies, writing)),
      ],
    },
  };
}

interface ProgressionOf {
  subject: TrendSubject;
  fields: readonly Field[];
  trend: Trend;
  family: FieldFamily;
  eyeNames: Readonly<Record<'OD' | 'OS', string>>;
  writing: TrendWriting;
  options: ReportOptions;
}

/** Both eyes within the family of the report, in the strategy that the trend is of, from the baselines that were chosen. */
function progressionOf({
  subject,
  fields,
  trend,
  family,
  eyeNames,
  writing,
  options,
}: ProgressionOf): ProgressionBodyProps {
  const grid = gridOf(family.program, 'OD');
  return {
    ...writing,
    texts: PROGRESSION_TEXTS[options.language],
    eyeNames,
    strategies: common[options.language].strategies,
    extent: grid?.extent ?? 30,
    spacing: grid?.spacing ?? 6,
    eyes: (['OS', 'OD'] as const).map((eye) => {
      const baseline = subject.baselines.find((one) => one.eye === eye && isSameFamily(one, family));
      const strategy = trend.eyes.find((one) => one.eye === eye)?.strategy;
      const found = eyeProgression(fields, eye, { ...family, strategy }, baseline?.tests);
      return { eye, found: found && isSameFamily(found.series, family) ? found : undefined };
    }),
  };
}
