import { measureText } from '@isopter/clinical/course';
import type { ReactElement } from 'react';
import { At, CRITICAL, INK, Label, PANEL, Paragraph, SideHeading } from '../../report/index.ts';
import { printPaint } from '../plot/paint.ts';
import { PerimetryPlot } from '../plot/PerimetryPlot.tsx';
import { FoveaBody } from './FoveaBody.tsx';
import { noIndicesText } from './indexTexts.ts';
import type { PerimetryBodyProps } from './PerimetryBody.tsx';
import { englishPerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

const GAP = 13;
const PLOT = (PANEL.width - GAP) / 2;
/** The size of the on-screen plot before it is scaled down as a whole. */
const SCREEN = { width: 184, height: 198 } as const;

/** The panel of a visual field test on an overview page: the sensitivities of each eye with MD and VFI. */
export function PerimetryPanel({
  data,
  texts = englishPerimetryReportTexts,
}: Omit<PerimetryBodyProps, 'area'>): ReactElement {
  if (data.isFoveal) return <FoveaBody data={data} texts={texts} column={PLOT + GAP} />;
  const percent = new Intl.NumberFormat(data.locale, { style: 'percent' });
  const indices = (report: EyeReport): string => {
    if (!report.analysis) return noIndicesText(report, texts);
    const { md, vfi } = report.analysis;
    const index = vfi === null ? [] : [`${texts.vfi} ${percent.format(vfi / 100)}`];
    return [`${texts.md} ${measureText('MD', md, data.locale)} dB`, ...index].join(' · ');
  };
  return (
    <>
      {data.eyes.map((report) => (
        <At key={report.eye} x={report.eye === 'OS' ? 0 : PLOT + GAP} y={0}>
          <SideHeading side={report.eye} name={report.name} />
          <g transform={`translate(0 18) scale(${PLOT / SCREEN.width})`}>
            <PerimetryPlot
              {...SCREEN}
              eye={report.eye}
              locations={report.locations}
              extent={data.extent}
              spacing={data.spacing}
              paint={printPaint}
              isInteractive={false}
              display="greyscale"
              label={`${report.name}, ${texts.greyscale}`}
            />
          </g>
          <Paragraph y={156} width={PLOT} size={6.5} line={7.5} colour={INK} lines={2}>
            {indices(report)}
          </Paragraph>
          {!report.reliability.reliable && (
            <Label x={0} y={170.4} size={6.5} strong colour={CRITICAL} room={PLOT}>
              {texts.lowReliability}
            </Label>
          )}
        </At>
      ))}
    </>
  );
}
