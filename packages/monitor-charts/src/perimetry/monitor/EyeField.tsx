import { useTexts } from '@isopter/ui';
import { memo, type ReactElement, useState } from 'react';
import { gridOfTest, isSuprathreshold, type PerimetryLayout, type PerimetryTestGroup } from '../model/layout.ts';
import type { PerimetryEyeView } from '../model/store.ts';
import type { PerimetryDisplay } from '../plot/PerimetryPlot.tsx';
import { PerimetryTable } from '../plot/PerimetryTable.tsx';
import { pointText } from '../plot/speech.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import type { PerimetryLocation } from '../types.ts';
import { Counters } from './Counters.tsx';
import { MeasuredPlot } from './MeasuredPlot.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { QuadrantField } from './QuadrantField.tsx';

/** What the cards of a monitor show: the field, or the same data as a table. */
export type MonitorDisplay = PerimetryDisplay | 'table';

interface EyeFieldProps {
  view: PerimetryEyeView;
  test: PerimetryTestGroup;
  layout: PerimetryLayout;
  display: MonitorDisplay;
  hasGridLines: boolean;
  isDone: boolean;
  floor: number;
}

function Plot({ view, test, display, hasGridLines, isDone, floor }: EyeFieldProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const [point, setPoint] = useState<PerimetryLocation | null>(null);
  const { eye, locations, presented, statistics } = view;
  const grid = gridOfTest(test, eye);
  const nothing = useNoData(isDone);
  const at = point && locations.find(({ x, y }) => x === point.x && y === point.y);
  return (
    <>
      <MeasuredPlot
        eye={eye}
        locations={locations}
        presented={isDone ? null : presented}
        display={display === 'greyscale' ? 'greyscale' : 'numeric'}
        hasGridLines={hasGridLines}
        isSuprathreshold={isSuprathreshold(test)}
        floor={floor}
        texts={texts}
        onPointChange={setPoint}
        {...(grid && { extent: grid.extent, spacing: grid.spacing })}
      />
      <p className={readout}>{at ? pointText(texts, at, floor) : statistics.presented === 0 && nothing}</p>
    </>
  );
}

/** What is known of one eye, in the layout of its test; drawn again only when something of that eye changes. */
export const EyeField = memo(function EyeField(props: EyeFieldProps): ReactElement {
  const { view, layout, display, floor } = props;
  const texts = useTexts(perimetryWords);
  if (layout === 'noPlot') return <Counters statistics={view.statistics} />;
  if (display === 'table') {
    return (
      <ScrollRegion label={texts.tableCaption({ eye: texts[`eye${view.eye}`] })}>
        <PerimetryTable eye={view.eye} locations={view.locations} floor={floor} texts={texts} className={table} />
      </ScrollRegion>
    );
  }
  return layout === 'quadrants' ? <QuadrantField view={view} /> : <Plot {...props} />;
});
