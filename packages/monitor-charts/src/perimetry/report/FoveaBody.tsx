import { measureText } from '@isopter/clinical/course';
import type { ReactElement } from 'react';
import { At, isolated, Label, MUTED, PAGE, SideHeading } from '../../report/index.ts';
import type { PerimetryBodyProps } from './PerimetryBody.tsx';
import { englishPerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

/** The label of a foveal sensitivity; `<0` if the brightest stimulus was not seen. */
export const decibelText = (db: number, locale: string): string =>
  `${db < 0 ? '<0' : measureText('FOVEA', db, locale)} dB`;

export interface FoveasProps extends Omit<PerimetryBodyProps, 'area'> {
  /** The distance in points from one eye to the next. */
  column?: number;
}

/**
 * The body of a report on the fovea only: its sensitivity in large letters, and the number of presses that were too
 * early. There is no field to draw, and a single point has no fixation and attention trials.
 */
export function FoveaBody({
  data,
  texts = englishPerimetryReportTexts,
  column = (PAGE.width - 2 * PAGE.margin + 14) / 2,
}: FoveasProps): ReactElement {
  const eyes = data.eyes.toSorted((a, b) => (a.eye === b.eye ? 0 : a.eye === 'OS' ? -1 : 1));
  const pressedTooSoon = ({ falsePositives: { early } }: EyeReport): string =>
    texts.earlyPresses({ count: early.wrong, total: early.given });
  return (
    <>
      {eyes.map((report, index) => (
        <At key={report.eye} x={index * column} y={0}>
          <SideHeading side={report.eye} name={report.name} />
          <Label x={0} y={32} size={7.5} colour={MUTED}>
            {texts.fovea}
          </Label>
          <Label x={0} y={58} size={24} strong>
            {report.fovea === null ? '–' : isolated(decibelText(report.fovea, data.locale))}
          </Label>
          <Label x={0} y={76} size={7.5} colour={MUTED} room={column - 14}>
            {texts.falsePositives}
          </Label>
          <Label x={0} y={86} size={8} room={column - 14}>
            {pressedTooSoon(report)}
          </Label>
        </At>
      ))}
    </>
  );
}
