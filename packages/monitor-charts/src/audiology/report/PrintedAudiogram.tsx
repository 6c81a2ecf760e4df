import { FIGURES } from '../figures.ts';
import type { ReactElement } from 'react';
import { audiologyWords } from '../audiology.texts.ts';
import { Audiogram } from '../plot/Audiogram.tsx';
import { printPaint } from '../../chart/paint.ts';
import { type AudiologyReportData, thresholdsByEar } from './data.ts';
import type { AudiologyReportTexts } from './texts.ts';

interface PrintedAudiogramProps {
  data: AudiologyReportData;
  texts: AudiologyReportTexts;
  /** In points. */
  width: number;
  height: number;
  /** The scale relative to the screen. */
  scale: number;
}

/** The on-screen audiogram scaled down as a whole, because its marks have fixed sizes. */
export function PrintedAudiogram({ data, texts, width, height, scale }: PrintedAudiogramProps): ReactElement {
  const format = new Intl.NumberFormat(data.locale, FIGURES);
  return (
    <g transform={`scale(${scale})`}>
      <Audiogram
        thresholds={thresholdsByEar(data)}
        {...(data.usual && { usual: data.usual.levels })}
        width={width / scale}
        height={height / scale}
        paint={printPaint}
        texts={{ ...audiologyWords, ...texts.chart }}
        format={(value) => format.format(value)}
        isInteractive={false}
      />
    </g>
  );
}
