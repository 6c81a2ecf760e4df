import { chanceBounds, type EyeProgression } from '@isopter/clinical/perimetry/progression';
import type { ReactElement, ReactNode } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { day, decimal, type TrendWriting } from '../../perimetry/trend/format.ts';
import { At, BODY, Caption, INK, Label, NOTE, Paragraph, type ReportTable, SideHeading } from '../../report/index.ts';
import { EventMap } from '../EventMap.tsx';
import { EventMark } from '../EventMark.tsx';
import { EVENT_STATES, newestPoints } from '../eventState.ts';
import { SlopeMap } from '../SlopeMap.tsx';
import { SlopeMark } from '../SlopeMark.tsx';
import { SLOPE_STATES } from '../slopeState.ts';
import type { ProgressionReportTexts } from './texts.ts';

export interface ProgressionBodyProps extends Omit<TrendWriting, 'texts'> {
  /** The progression of each eye of one family; undefined without a field. The left eye comes first. */
  eyes: readonly { eye: 'OD' | 'OS'; found: EyeProgression | undefined }[];
  eyeNames: Readonly<Record<'OD' | 'OS', string>>;
  texts: ProgressionReportTexts;
  /** The names of strategies by their API values. */
  strategies: Readonly<Record<string, string>>;
  /** The radius of the field and the distance between neighbouring points, in degrees. */
  extent: number;
  spacing: number;
}

const GAP = 17;
const WIDTH = (BODY.width - GAP) / 2;
/** The sentences of an eye above its maps. */
const SENTENCES = { y: 32, lines: 7, size: 7.5, line: 10 } as const;
const MAPS_Y = SENTENCES.y + SENTENCES.lines * SENTENCES.line;
const MAP = 202;
const BLOCK = MAP + 14;
/** Three lines of legend above up to five lines of notes. */
const LEGEND = { y: BODY.height - 4 * NOTE - 22, line: 11, column: BODY.width / 3, symbol: 9 } as const;

/** Returns the conclusions of the analyses of an eye, as on the screen. */
function sentencesOf(
  { series: { strategy }, events, noEvents, worse, slopes, baseline }: EyeProgression,
  { texts, strategies, ...writing }: ProgressionBodyProps,
): string[] {
  const dates = { ...writing, texts: undefined as never };
  const newest = events?.followUps.at(-1);
  const verdict = events?.verdict ?? 'none';
  const count = verdict === 'likely' ? worse.thrice : worse.twice;
  const percent = new Intl.NumberFormat(writing.locale, { style: 'percent', maximumFractionDigits: 1 });
  const { possible, likely } = chanceBounds(strategy);
  return [
    noEvents === null ? texts.verdicts[verdict]({ points: String(count) }) : texts.noEvents[noEvents],
    slopes.worse === null ? texts.slopesMissing : texts.slopesFound({ points: String(slopes.worse) }),
    [
      ...(baseline ? [texts.baseline({ first: day(baseline[0].at, dates), second: day(baseline[1].at, dates) })] : []),
      ...(newest ? [texts.newest({ date: day(newest.field.at, dates) })] : []),
      texts.strategy({ strategy: strategies[strategy] ?? strategy }),
    ].join(' '),
    events ? texts.falseAlarms({ possible: percent.format(possible), likely: percent.format(likely) }) : '',
  ].filter((sentence) => sentence !== '');
}

/** The same sentences as a table, a row an eye. */
export const progressionTable = (props: ProgressionBodyProps): ReportTable => ({
  caption: props.texts.title,
  columns: [props.texts.eye, props.texts.result],
  rows: props.eyes.map(({ eye, found }) => [
    props.eyeNames[eye],
    found ? sentencesOf(found, props).join(' ') : props.texts.noFields,
  ]),
});

/** The page of a trend report that says where and how fast each eye gets worse, from the baseline chosen on the screen. */
export function ProgressionBody(props: ProgressionBodyProps): ReactElement {
  const { eyes, eyeNames, texts } = props;
  return (
    <>
      {eyes.map(({ eye, found }) => (
        <At key={eye} x={eye === 'OS' ? 0 : WIDTH + GAP} y={0}>
          <SideHeading side={eye} name={eyeNames[eye]} />
          {found ? (
            <Eye {...{ eye, found, props }} />
          ) : (
            <Label x={0} y={SENTENCES.y}>
              {texts.noFields}
            </Label>
          )}
        </At>
      ))}
      <Legends texts={texts} />
    </>
  );
}

interface EyeProps {
  eye: 'OD' | 'OS';
  found: EyeProgression;
  props: ProgressionBodyProps;
}

function Eye({ eye, found, props }: EyeProps): ReactElement {
  const { texts, eyeNames, extent, spacing, locale } = props;
  const { events, slopes } = found;
  const map = { eye, extent, spacing, texts: texts.chart, paint: printPaint, isInteractive: false } as const;
  const size = { width: MAP, height: MAP } as const;
  const label = (title: string): string => `${eyeNames[eye]}, ${title}`;
  return (
    <>
      <Paragraph
        y={SENTENCES.y}
        width={WIDTH}
        size={SENTENCES.size}
        line={SENTENCES.line}
        lines={SENTENCES.lines}
        colour={INK}
      >
        {sentencesOf(found, props).join(' ')}
      </Paragraph>
      {events && (
        <Block row={0} title={texts.chart.events}>
          <EventMap {...map} {...size} points={newestPoints(events)} label={label(texts.chart.events)} />
        </Block>
      )}
      {slopes.points.length > 0 && (
        <Block row={1} title={texts.chart.slopes}>
          <SlopeMap
            {...map}
            {...size}
            points={slopes.points}
            label={label(texts.chart.slopes)}
            write={(value, digits) => decimal(value, digits, locale)}
          />
        </Block>
      )}
    </>
  );
}

const Block = ({ row, title, children }: { row: number; title: string; children: ReactNode }): ReactElement => (
  <At x={0} y={MAPS_Y + row * BLOCK}>
    <Caption>{title}</Caption>
    <At x={(WIDTH - MAP) / 2} y={12}>
      {children}
    </At>
  </At>
);

function Legends({ texts: { chart } }: Pick<ProgressionBodyProps, 'texts'>): ReactElement {
  const paint = printPaint;
  const size = LEGEND.symbol;
  const entries = [
    ...EVENT_STATES.map((state) => ({
      state,
      mark: <EventMark {...{ state, paint }} size={size * 1.4} />,
      text: chart[state],
    })),
    ...SLOPE_STATES.filter((state) => state !== 'unjudged').map((state) => ({
      state,
      mark: <SlopeMark {...{ state, size, paint }} text="" />,
      text: chart[state],
    })),
  ];
  return (
    <>
      {entries.map(({ state, mark, text }, i) => (
        <At key={state} x={(i % 3) * LEGEND.column} y={LEGEND.y + Math.floor(i / 3) * LEGEND.line}>
          <At x={6} y={-2.6}>
            {mark}
          </At>
          <Label x={15} y={0} size={7} room={LEGEND.column - 20}>
            {text}
          </Label>
        </At>
      ))}
    </>
  );
}
