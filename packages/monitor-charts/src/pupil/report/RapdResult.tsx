import type { ReactElement } from 'react';
import type { RapdFinding } from '@isopter/clinical/pupil';
import { At, BODY, Caption, CRITICAL, INK, isolated, Label, MUTED } from '../../report/index.ts';
import { type Fixed, rapdText } from '../plot/findings.ts';
import type { PupilReportData } from './data.ts';
import { RapdScale } from './RapdScale.tsx';
import type { PupilReportTexts } from './texts.ts';

/** The width of the scale, and the height of the line of an earlier test, in points. */
const SCALE = 339;
const EARLIER = 14;
const HEIGHT = 72;

/** The height of {@link RapdResult} in points. */
export const rapdHeight = ({ rapd, earlier }: PupilReportData): number => (rapd ? HEIGHT + (earlier ? EARLIER : 0) : 0);
const SIDE = { x: SCALE + 30, width: BODY.width - SCALE - 30 } as const;

interface RapdResultProps {
  data: PupilReportData;
  texts: PupilReportTexts;
}

/**
 * The relative afferent defect: its scale, its size with its grade, or why it cannot be measured; below it that of the
 * newest earlier test.
 */
export function RapdResult({ data, texts }: RapdResultProps): ReactElement | null {
  const { rapd, earlier, locale } = data;
  if (!rapd) return null;
  const fixed = (value: number, decimals: number): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  return (
    <>
      <Found rapd={rapd} texts={texts} fixed={fixed} />
      {earlier && (
        <Label x={0} y={HEIGHT + 2} colour={MUTED} room={BODY.width}>
          {isolated(texts.earlier({ day: earlier.day, found: rapdText(texts.chart, earlier.rapd, fixed) }))}
        </Label>
      )}
    </>
  );
}

interface FoundProps {
  rapd: RapdFinding;
  texts: PupilReportTexts;
  fixed: Fixed;
}

/** The finding of this test. */
function Found({ rapd, texts, fixed }: FoundProps): ReactElement {
  if ('fixed' in rapd) {
    return (
      <>
        <Caption>{texts.rapdScale}</Caption>
        <Label x={0} y={24} strong colour={CRITICAL} room={BODY.width}>
          {rapdText(texts.chart, rapd, fixed)}
        </Label>
      </>
    );
  }
  const { eye, size, presence, grade } = rapd;
  if (eye === null) {
    return (
      <>
        <RapdScale {...{ rapd, texts, fixed }} width={SCALE} />
        <Label x={SIDE.x} y={20} strong room={SIDE.width}>
          {rapdText(texts.chart, rapd, fixed)}
        </Label>
      </>
    );
  }
  return (
    <>
      <RapdScale {...{ rapd, texts, fixed }} width={SCALE} />
      <At x={SIDE.x} y={0}>
        <Label x={0} y={20} strong room={SIDE.width - 62}>
          {texts.weaker[eye]}
        </Label>
        <Label x={SIDE.width} y={20} size={10.5} strong isNumber anchor="end">
          {fixed(size, 2)}
        </Label>
        <Label x={SIDE.width} y={31} size={6.5} colour={MUTED} anchor="end">
          {texts.logUnits}
        </Label>
        <Label x={0} y={31} size={6.5} colour={MUTED}>
          {texts.gradeOf({ grade: texts.chart[`result${grade}`] })}
        </Label>
        <Label x={0} y={43} strong colour={presence === 'present' ? CRITICAL : INK}>
          {texts.rapdPresence({ presence: texts.chart[`rapd_${presence}`] })}
        </Label>
      </At>
    </>
  );
}
