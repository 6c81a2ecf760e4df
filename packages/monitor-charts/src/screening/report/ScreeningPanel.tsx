import type { ReactElement } from 'react';
import { At, isolated, Label, PANEL, SideHeading } from '../../report/index.ts';
import { isSuperior } from './data.ts';
import { PrintedField } from './PrintedField.tsx';
import { seenText, superiorText } from './RegionFacts.tsx';
import type { ScreeningBodyProps } from './ScreeningBody.tsx';
import { englishScreeningReportTexts } from './texts.ts';

const GAP = 13;
const FIELD = (PANEL.width - GAP) / 2;

/**
 * The panel of a screening test on an overview page: a small field of the last region of each eye, and the seen points.
 */
export function ScreeningPanel({ data, texts = englishScreeningReportTexts }: ScreeningBodyProps): ReactElement {
  return (
    <>
      {data.eyes.map(({ eye, regions }) => {
        const region = regions.at(-1);
        if (!region) return null;
        return (
          <At key={eye} x={eye === 'OS' ? 0 : FIELD + GAP} y={0}>
            <SideHeading side={eye} name={texts.eyes[eye]} />
            <At x={0} y={18}>
              <PrintedField {...{ eye, region, data, texts }} width={FIELD} />
            </At>
            <Label x={0} y={156} size={7.5}>
              {isolated(seenText(region, texts, data.locale))}
            </Label>
            {isSuperior(data.test) && (
              <Label x={0} y={167} size={7.5}>
                {isolated(`${texts.superior} ${superiorText(region, texts, data.locale)}`)}
              </Label>
            )}
          </At>
        );
      })}
    </>
  );
}
