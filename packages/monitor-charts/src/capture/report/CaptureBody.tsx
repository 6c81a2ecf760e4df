import type { ReactElement } from 'react';
import { At, BODY, isolated, Label, MUTED, PANEL, Table } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { CaptureRing } from '../plot/CaptureRing.tsx';
import type { CaptureReportData } from './data.ts';
import { captureTable, nameOf } from './table.ts';
import { type CaptureReportTexts, englishCaptureReportTexts } from './texts.ts';

export interface CaptureBodyProps {
  data: CaptureReportData;
  /** @default English */
  texts?: CaptureReportTexts;
}

/** The size at which the ring is drawn; the nested SVG is then scaled as a whole. */
const RING = 200;
const SCALE = { body: 0.7, panel: 0.42 } as const;
const TABLE_TOP = 230;
const WIDTHS = [120, 160] as const;

/** The body of a capture report: the on-screen ring of each eye, or of the camera, and the same data as a table. */
export function CaptureBody({ data, texts = englishCaptureReportTexts }: CaptureBodyProps): ReactElement {
  return (
    <>
      <Rings data={data} texts={texts} width={BODY.width} scale={SCALE.body} />
      <At x={0} y={TABLE_TOP}>
        <Table table={captureTable(data, texts)} widths={WIDTHS} />
      </At>
    </>
  );
}

/** The panel of a camera or image test on an overview page: small rings. */
export const CapturePanel = ({ data, texts = englishCaptureReportTexts }: CaptureBodyProps): ReactElement => (
  <Rings data={data} texts={texts} width={PANEL.width} scale={SCALE.panel} />
);

interface RingsProps extends Required<CaptureBodyProps> {
  width: number;
  scale: number;
}

function Rings({ data, texts, width, scale }: RingsProps): ReactElement {
  const room = width / data.results.length;
  const size = RING * scale;
  return (
    <>
      {data.results.map((result, column) => (
        <At key={result.eye} x={(column + 0.5) * room} y={0}>
          <Label x={0} y={12} size={10} strong anchor="middle">
            {isolated(nameOf(result, texts))}
          </Label>
          <g transform={`translate(${-size / 2} 22) scale(${scale})`}>
            <CaptureRing
              eye={result.eye}
              completion={result.completion}
              isFaint={result.status === 'notOrdered'}
              size={RING}
              paint={printPaint}
            />
          </g>
          <Label x={0} y={size + 38} colour={MUTED} anchor="middle">
            {texts.statuses[result.status]}
          </Label>
        </At>
      ))}
    </>
  );
}
