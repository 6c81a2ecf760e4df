import type { ReactElement } from 'react';
import { EyeColumns } from '../../colorVision/report/columns.tsx';
import { Label, PANEL } from '../../report/index.ts';
import { type D15BodyProps, outcomeColour, outcomeText } from './D15Body.tsx';
import { PrintedCircle } from './PrintedCircle.tsx';
import { englishD15ReportTexts } from './texts.ts';

const CIRCLE = { height: 122, scale: 0.48 } as const;

/** The panel of a D-15 on an overview page: a small colour circle and the result of each eye. */
export function D15Panel({ views, locale, texts = englishD15ReportTexts }: D15BodyProps): ReactElement {
  return (
    <EyeColumns views={views} names={texts.eyes} width={PANEL.width}>
      {(view, width) => (
        <>
          <PrintedCircle view={view} texts={texts} locale={locale} width={width} {...CIRCLE} />
          <Label x={0} y={CIRCLE.height + 12} size={7.5} strong colour={outcomeColour(view)}>
            {outcomeText(view, texts)}
          </Label>
        </>
      )}
    </EyeColumns>
  );
}
