import type { ReactElement } from 'react';
import { At, BODY, Caption, CRITICAL, INK, Label, MUTED } from '../../report/index.ts';
import { rapdText } from '../plot/findings.ts';
import type { PupilReportData } from './data.ts';
import { RapdScale } from './RapdScale.tsx';
import type { PupilReportTexts } from './texts.ts';

/** The height of the relative afferent defect on the page, and the width of its scale, in points. */
export const RAPD_HEIGHT = 72;
const SCALE = 339;
const SIDE = { x: SCALE + 30, width: BODY.width - SCALE - 30 } as const;

interface RapdResultProps {
  data: PupilReportData;
  texts: PupilReportTexts;
}

/** The relative afferent defect: its scale, its size with its grade, or why it cannot be measured. */
export function RapdResult({ data, texts }: RapdResultProps): ReactElement | null {
  const { rapd, locale } = data;
  if (!rapd) return null;
  const fixed = (value: number, decimals: number): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
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
  const { eye, size, spread, presence, grade } = rapd;
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
          {texts.logUnits({ spread: fixed(spread, 2) })}
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
