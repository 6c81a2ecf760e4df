import type { ReactElement } from 'react';
import { d15Words } from '../d15.texts.ts';
import { ColorCircle } from '../plot/ColorCircle.tsx';
import { printPaint } from '../../chart/paint.ts';
import type { ArrangementView } from '../types.ts';
import type { D15ReportTexts } from './texts.ts';

interface PrintedCircleProps {
  view: ArrangementView;
  texts: D15ReportTexts;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  locale: string;
  /** In points. */
  width: number;
  height: number;
  /** The scale relative to the screen. */
  scale: number;
}

/** The on-screen colour circle scaled down as a whole, because its marks have fixed sizes. */
export function PrintedCircle({ view, texts, locale, width, height, scale }: PrintedCircleProps): ReactElement {
  const { order, crossings, outcome, eye } = view;
  const format = new Intl.NumberFormat(locale);
  return (
    <g transform={`scale(${scale})`}>
      <ColorCircle
        {...{ order, crossings, outcome }}
        label={texts.circleOf({ eye: texts.eyes[eye] })}
        width={width / scale}
        height={height / scale}
        paint={printPaint}
        texts={{ ...d15Words, ...texts.chart }}
        format={(value) => format.format(value)}
        isInteractive={false}
      />
    </g>
  );
}
