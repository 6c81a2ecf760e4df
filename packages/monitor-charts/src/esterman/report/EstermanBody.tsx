import type { ReactElement } from 'react';
import { type Area, At, BODY, SideHeading } from '../../report/index.ts';
import type { EstermanReportData } from './data.ts';
import { FieldFacts } from './FieldFacts.tsx';
import { PrintedMap } from './PrintedMap.tsx';
import { englishEstermanReportTexts, type EstermanReportTexts } from './texts.ts';

export interface EstermanBodyProps {
  data: EstermanReportData;
  /** The area of the body on its page. @default BODY */
  area?: Area;
  /** @default English */
  texts?: EstermanReportTexts;
}

/** The size of a single map as wide as the page, and of two maps one below the other. */
const ONE = { height: 362, scale: 0.66 } as const;
const TWO = { height: 212, scale: 0.55 } as const;
const HEADING = 22;
const FACTS = 70;
const GAP = 14;

/** The body of an Esterman report: the wide map and the functional score of each field. */
export function EstermanBody({
  data,
  area = BODY,
  texts = englishEstermanReportTexts,
}: EstermanBodyProps): ReactElement {
  const most = (area.height - GAP * (data.fields.length - 1)) / data.fields.length - HEADING - FACTS;
  const size = data.fields.length > 1 ? TWO : ONE;
  const map = { ...size, height: Math.min(size.height, most) };
  const step = HEADING + map.height + FACTS + GAP;
  return (
    <>
      {data.fields.map((field, i) => (
        <At key={field.eye} x={0} y={i * step}>
          {data.fields.length > 1 && <SideHeading side={field.eye} name={texts.eyes[field.eye]} />}
          <At x={0} y={HEADING}>
            <PrintedMap field={field} texts={texts} width={BODY.width} {...map} />
          </At>
          <At x={0} y={HEADING + map.height + 8}>
            <FieldFacts field={field} texts={texts} locale={data.locale} />
          </At>
        </At>
      ))}
    </>
  );
}
