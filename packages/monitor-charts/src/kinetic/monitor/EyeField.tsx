import { useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { kineticWords } from '../kinetic.texts.ts';
import { IsopterPlot } from '../plot/IsopterPlot.tsx';
import { IsopterTable } from '../plot/IsopterTable.tsx';
import type { KineticEyeView } from '../types.ts';
import { facts } from './KineticMonitor.css.ts';

/** The display of a monitor's cards: the isopter, or the same data as a table. */
export type KineticDisplay = 'chart' | 'table';

interface EyeFieldProps {
  view: KineticEyeView;
  /** The newest direction while this eye is under test. */
  newest: number | null;
  display: KineticDisplay;
  isDone: boolean;
}

/** The field of one eye; redrawn only when its data changes. */
export const EyeField = memo(function EyeField({ view, newest, display, isDone }: EyeFieldProps): ReactElement {
  const texts = useTexts(kineticWords);
  const format = useNumberFormat();
  const rounded = useNumberFormat({ maximumFractionDigits: 0 });
  const tenths = useNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { eye, directions, area, mean_radius } = view;
  const nothing = useNoData(isDone);
  return (
    <>
      <p className={facts}>
        {area !== null && <span>{texts.area({ area: rounded(area) })}</span>}
        {mean_radius !== null && <span>{texts.meanRadius({ radius: tenths(mean_radius) })}</span>}
      </p>
      {display === 'table' ? (
        <ScrollRegion label={texts.tableCaption({ eye: texts[`eye${eye}`] })}>
          <IsopterTable {...{ eye, directions, texts }} format={format} className={table} />
        </ScrollRegion>
      ) : (
        <>
          <Measured>
            {(width, height) => <IsopterPlot {...{ eye, directions, width, height, newest, texts, format }} />}
          </Measured>
          <p className={readout}>{directions.length === 0 && nothing}</p>
        </>
      )}
    </>
  );
});
