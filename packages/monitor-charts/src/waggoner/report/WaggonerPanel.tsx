import type { ReactElement } from 'react';
import { EyeColumns } from '../../colorVision/report/columns.tsx';
import { At, Label, MUTED, PANEL } from '../../report/index.ts';
import { englishWaggonerReportTexts } from './texts.ts';
import { deficiencyFigures, type WaggonerBodyProps } from './WaggonerBody.tsx';

const LINE = 28;

/** The panel of a Waggoner test on an overview page: the deficiencies of each eye. */
export function WaggonerPanel({ views, texts = englishWaggonerReportTexts }: WaggonerBodyProps): ReactElement {
  return (
    <EyeColumns views={views} names={texts.eyes} width={PANEL.width}>
      {(view) => (
        <>
          {deficiencyFigures(view, texts).map(({ label, value, colour }, i) => (
            <At key={label} x={0} y={i * LINE}>
              <Label x={0} y={9} size={7.5} colour={MUTED}>
                {label}
              </Label>
              <Label x={0} y={20} strong {...(colour !== undefined && { colour })}>
                {value}
              </Label>
            </At>
          ))}
        </>
      )}
    </EyeColumns>
  );
}
