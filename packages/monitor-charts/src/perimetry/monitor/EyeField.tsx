import { memo, type ReactElement, useState } from 'react';
import { gridOfTest, isSuprathreshold, type PerimetryLayout, type PerimetryTestGroup } from '../model/layout.ts';
import type { PerimetryEyeView } from '../model/store.ts';
import type { PerimetryDisplay } from '../plot/PerimetryPlot.tsx';
import { PerimetryTable } from '../plot/PerimetryTable.tsx';
import { pointText } from '../plot/speech.ts';
import { usePerimetryTexts } from '../texts.tsx';
import type { PerimetryLocation } from '../types.ts';
import { Counters } from './Counters.tsx';
import { MeasuredPlot } from './MeasuredPlot.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
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
  const texts = usePerimetryTexts();
  const [point, setPoint] = useState<PerimetryLocation | null>(null);
  const { eye, locations, presented, statistics } = view;
  const grid = gridOfTest(test, eye);
  const nothing = isDone ? texts.noDataReceived : texts.noData;
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
  const texts = usePerimetryTexts();
  if (layout === 'noPlot') return <Counters statistics={view.statistics} />;
  if (display === 'table') {
    return (
      <ScrollRegion label={texts.tableCaption(texts[`eye${view.eye}`])}>
        <PerimetryTable eye={view.eye} locations={view.locations} floor={floor} className={table} />
      </ScrollRegion>
    );
  }
  return layout === 'quadrants' ? <QuadrantField view={view} /> : <Plot {...props} />;
});
