import type { ReactElement } from 'react';
import { At, Label, PANEL, SideHeading } from '../../report/index.ts';
import { areaText, type KineticBodyProps } from './KineticBody.tsx';
import { PrintedIsopter } from './PrintedIsopter.tsx';
import { englishKineticReportTexts } from './texts.ts';

const WIDTH = PANEL.width / 2;

/** The panel of a kinetic test on an overview page: small isopters with their areas. */
export const KineticPanel = ({ data, texts = englishKineticReportTexts }: KineticBodyProps): ReactElement => (
  <>
    {data.eyes.map((eye, i) => (
      <At key={eye.eye} x={i * WIDTH} y={0}>
        <SideHeading side={eye.eye} name="" />
        <Label x={33} y={11.5} size={9} strong>
          {areaText(eye, data.locale) ?? '–'}
        </Label>
        <At x={0} y={20}>
          <PrintedIsopter eye={eye} texts={texts} width={WIDTH} height={PANEL.height - 22} scale={0.6} />
        </At>
      </At>
    ))}
  </>
);
