import { CAP_COUNT, capOf, REFERENCE } from '@isopter/clinical/d15';
import type { ReactElement } from 'react';
import { EyeColumns, readable } from '../../colorVision/report/columns.tsx';
import { type Figure, Figures } from '../../colorVision/report/Figures.tsx';
import { At, BODY, CRITICAL, INK, Label, LINE, MUTED, withMinus } from '../../report/index.ts';
import type { ArrangementView } from '../types.ts';
import { PrintedCircle } from './PrintedCircle.tsx';
import { type D15ReportTexts, englishD15ReportTexts } from './texts.ts';

export interface D15BodyProps {
  /** The eyes of the report in the order of the page. */
  views: readonly ArrangementView[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  locale: string;
  /** @default English */
  texts?: D15ReportTexts;
}

const SCALE = 0.7;
/** The maximum height of a circle in points. */
const HIGHEST = 290;
/** The height of the strip of caps below the circle in points. */
const STRIP = 14;
const FIGURES = 56;
const circleHeight = (width: number): number => Math.min(HIGHEST, 1.04 * width);

/** The result of an arrangement in words. */
export const outcomeText = ({ outcome }: ArrangementView, texts: D15ReportTexts): string =>
  outcome ? texts.outcomes[outcome] : texts.notComplete;

export const outcomeColour = ({ outcome }: ArrangementView): string =>
  outcome === 'normal' || outcome === null ? INK : CRITICAL;

function figuresOf(view: ArrangementView, texts: D15ReportTexts, locale: string): readonly Figure[] {
  const { score, crossings, test_score } = view;
  const number = (value: number, digits = 0): string =>
    withMinus(
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    );
  return [
    { label: texts.outcome, value: outcomeText(view, texts), colour: outcomeColour(view) },
    ...(score
      ? [
          { label: texts.angle, value: `${number(score.angle, 1)}°` },
          { label: texts.c_index, value: number(score.c_index, 2) },
          { label: texts.s_index, value: number(score.s_index, 2) },
          { label: texts.tes, value: number(score.tes, 1) },
        ]
      : []),
    { label: texts.crossings, value: number(crossings.length) },
    ...(test_score
      ? [
          {
            label: texts.testScore,
            value: texts.scoreOf({
              correct: number(test_score.correct_answers),
              total: number(test_score.total_answers),
            }),
          },
        ]
      : []),
  ];
}

/** The caps in the order they were placed, the reference cap first; empty places are rings. */
function Strip({ order, width }: { order: readonly number[]; width: number }): ReactElement {
  const caps = [REFERENCE, ...order];
  const step = width / (CAP_COUNT + 1);
  const r = Math.min(10, step * 0.44);
  return (
    <>
      {Array.from({ length: CAP_COUNT + 1 }, (_, i) => {
        const cap = caps[i];
        const x = (i + 0.5) * step;
        return (
          <g key={x}>
            <circle
              cx={x}
              cy={r}
              r={cap === undefined ? r - 0.5 : r}
              fill={cap === undefined ? 'none' : capOf(cap).srgb}
              stroke={cap === undefined ? LINE : 'none'}
            />
            {cap !== undefined && (
              <Label x={x} y={2 * r + 9} size={7} anchor="middle" colour={MUTED}>
                {String(cap)}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The body of a D-15 report: the colour circle, the row of caps and the scores of each eye (COL-02). */
export function D15Body({ views, locale, texts = englishD15ReportTexts }: D15BodyProps): ReactElement {
  return (
    <EyeColumns views={views} names={texts.eyes} width={BODY.width} hasHeadings={views.length > 1}>
      {(view, width) => (
        <>
          <PrintedCircle {...{ view, texts, locale, width }} height={circleHeight(width)} scale={SCALE} />
          <At x={0} y={circleHeight(width) + STRIP}>
            <Strip order={view.order} width={width} />
          </At>
          <At x={0} y={circleHeight(width) + FIGURES}>
            <Figures figures={figuresOf(view, texts, locale)} width={readable(width)} />
          </At>
        </>
      )}
    </EyeColumns>
  );
}
