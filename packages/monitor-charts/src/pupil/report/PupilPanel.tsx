import type { ReactElement } from 'react';
import { At, PANEL } from '../../report/index.ts';
import { EyeGrade, PrintedTimeline, type PupilBodyProps } from './PupilBody.tsx';
import { englishPupilReportTexts } from './texts.ts';

/** The panel of a pupil test on an overview page: the grades of both eyes above a small timeline. */
export const PupilPanel = ({ data, texts = englishPupilReportTexts }: PupilBodyProps): ReactElement => (
  <>
    {(['OS', 'OD'] as const).map((eye, i) => (
      <At key={eye} x={i * (PANEL.width / 2)} y={0}>
        <EyeGrade eye={eye} data={data} texts={texts} />
      </At>
    ))}
    <At x={0} y={40}>
      <PrintedTimeline data={data} texts={texts} width={PANEL.width} height={PANEL.height - 42} scale={0.55} />
    </At>
  </>
);
