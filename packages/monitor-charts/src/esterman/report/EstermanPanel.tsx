import type { ReactElement } from 'react';
import { At, Label, PANEL, SideHeading } from '../../report/index.ts';
import type { EstermanBodyProps } from './EstermanBody.tsx';
import { scoreText } from './FieldFacts.tsx';
import { PrintedMap } from './PrintedMap.tsx';
import { englishEstermanReportTexts } from './texts.ts';

const MAP = { height: 140, scale: 0.55 } as const;

/**
 * The panel of an Esterman test on an overview page: a small map with its score; for two eyes tested separately, both
 * scores and the first map.
 */
export function EstermanPanel({ data, texts = englishEstermanReportTexts }: EstermanBodyProps): ReactElement {
  const [first] = data.fields;
  return (
    <>
      {data.fields.map((field, i) => (
        <At key={field.eye} x={i * (PANEL.width / 2)} y={0}>
          <SideHeading side={field.eye} name="" />
          <Label x={33} y={11.5} size={9} strong room={PANEL.width / 2 - 37}>
            {`${texts.score} ${scoreText(field, data.locale)}`}
          </Label>
        </At>
      ))}
      {first && (
        <At x={0} y={22}>
          <PrintedMap field={first} texts={texts} width={PANEL.width} {...MAP} />
        </At>
      )}
    </>
  );
}
