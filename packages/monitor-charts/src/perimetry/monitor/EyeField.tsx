import {
  gridOfTest,
  isSuprathreshold,
  type PerimetryTestGroup,
  pointCounts,
  type RegionResult,
} from '@isopter/clinical/perimetry';
import { lazyPart, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import type { PerimetryLayout } from '../model/layout.ts';
import type { PerimetryEyeView } from '../model/store.ts';
import type { JudgedLocation } from '../plot/details.ts';
import type { PerimetryDisplay } from '../plot/PerimetryPlot.tsx';
import { PerimetryTable } from '../plot/PerimetryTable.tsx';
import { perimetryWords } from '../perimetry.texts.ts';
import { Counters } from './Counters.tsx';
import { MeasuredPlot } from './MeasuredPlot.tsx';
import { field, readout, table } from '../../shared/monitor.css.ts';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';

/** The placeholder of rare drawings (wide map, quadrants), which are loaded on demand. */
const loading = (): ReactElement => <div className={field} />;
const EyeMap = lazyPart(() => import('./EyeMap.tsx').then((module) => module.EyeMap), { loading });
const QuadrantField = lazyPart(() => import('./QuadrantField.tsx').then((module) => module.QuadrantField), { loading });

/** The display of a monitor's cards: the field, or the same data as a table. */
export type MonitorDisplay = PerimetryDisplay | 'table';

interface EyeFieldProps {
  view: PerimetryEyeView;
  test: PerimetryTestGroup;
  layout: PerimetryLayout;
  display: MonitorDisplay;
  hasGridLines: boolean;
  isDone: boolean;
  floor: number;
  /** The results of the previous regions. */
  earlier: readonly RegionResult[];
  /** The locations compared with age-corrected norms, if they are. */
  judged: readonly JudgedLocation[] | undefined;
}

/** The note below a field while no point has focus. */
function useFieldNote({ view, test, isDone, floor, earlier }: EyeFieldProps): string {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  const nothing = useNoData(isDone);
  if (view.statistics.presented === 0) return nothing;
  if (!isSuprathreshold(test)) return '';
  const { seen, points } = pointCounts(view.locations, floor);
  const before = earlier
    .filter(({ eye }) => eye === view.eye)
    .map((one) =>
      texts.earlierRegion({
        region: format(one.region_no),
        amount: format(one.seen),
        of: format(one.tested),
      }),
    );
  return [texts.pointsSeen({ amount: format(seen), of: format(points) }), ...before].join(' · ');
}

function Plot(props: EyeFieldProps): ReactElement {
  const { view, test, layout, display, hasGridLines, isDone, floor, judged } = props;
  const texts = useTexts(perimetryWords);
  const note = useFieldNote(props);
  const { eye, locations } = view;
  const presented = isDone ? null : view.presented;
  const grid = gridOfTest(test, eye);
  return (
    <>
      {layout === 'maps' ? (
        <EyeMap {...{ eye, locations, presented, hasGridLines }} />
      ) : (
        <MeasuredPlot
          eye={eye}
          locations={locations}
          presented={presented}
          display={display === 'greyscale' ? 'greyscale' : 'numeric'}
          hasGridLines={hasGridLines}
          isSuprathreshold={isSuprathreshold(test)}
          floor={floor}
          texts={texts}
          {...(judged && { judged })}
          {...(grid && { extent: grid.extent, spacing: grid.spacing })}
        />
      )}
      <p className={readout}>{note}</p>
    </>
  );
}

/** The field of one eye in the layout of its test, redrawn only when its data changes. */
export const EyeField = memo(function EyeField(props: EyeFieldProps): ReactElement {
  const { view, layout, display, floor } = props;
  const texts = useTexts(perimetryWords);
  if (display === 'table') {
    return (
      <ScrollRegion label={texts.tableCaption({ eye: texts[`eye${view.eye}`] })}>
        <PerimetryTable eye={view.eye} locations={view.locations} floor={floor} texts={texts} className={table} />
      </ScrollRegion>
    );
  }
  if (layout === 'noPlot') return <Counters view={view} floor={floor} />;
  if (layout !== 'quadrants') return <Plot {...props} />;
  return <QuadrantField view={view} />;
});
