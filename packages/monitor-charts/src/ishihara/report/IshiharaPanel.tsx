import type { ReactElement } from 'react';
import { EyeColumns } from '../../colorVision/report/columns.tsx';
import { At, Label, MUTED, PANEL } from '../../report/index.ts';
import { type IshiharaBodyProps, verdictFigures } from './IshiharaBody.tsx';
import { englishIshiharaReportTexts } from './texts.ts';

const LINE = 28;

/** The panel of an Ishihara test on an overview page: the result of each eye. */
export function IshiharaPanel({ views, locale, texts = englishIshiharaReportTexts }: IshiharaBodyProps): ReactElement {
  return (
    <EyeColumns views={views} names={texts.eyes} width={PANEL.width}>
      {(view) => (
        <>
          {verdictFigures(view, texts, locale).map(({ label, value, colour }, i) => (
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
