import { useEyeName, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement, useState } from 'react';
import { ColorVisionMonitor } from '../../colorVision/panels/ColorVisionMonitor.tsx';
import { type Display, DisplayControl } from '../../shared/DisplayControl.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { type D15Words, d15Words } from '../d15.texts.ts';
import { ArrangementTable } from '../plot/ArrangementTable.tsx';
import { ColorCircle } from '../plot/ColorCircle.tsx';
import { themePaint } from '../../chart/paint.ts';
import type { ArrangementView, D15View } from '../types.ts';
import { CapStrip } from './CapStrip.tsx';
import { circle, legend, panel, parts, scores } from './D15Monitor.css.ts';
import { ScoreList } from './ScoreList.tsx';

/** Props of {@link D15Monitor}. */
export interface D15MonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: D15View;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty panel states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the arrangement (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: Display;
}

/** The legend of crossings. */
const Legend = ({ texts }: { texts: D15Words }): ReactElement => (
  <span className={legend}>
    <svg width={28} height={8} aria-hidden="true">
      <line x1={1} x2={27} y1={4} y2={4} stroke={themePaint.critical} strokeWidth={2.5} strokeLinecap="round" />
    </svg>
    {texts.crossings}
  </span>
);

interface EyePartProps {
  view: ArrangementView;
  display: Display;
  isDone: boolean;
}

/** The arrangement of an eye: the circle or the table, the row of caps, and the scores. */
const EyePart = memo(function EyePart({ view, display, isDone }: EyePartProps): ReactElement {
  const texts = useTexts(d15Words);
  const { displayTable } = useTexts(sharedWords);
  const format = useNumberFormat();
  const label = texts.circleOf({ eye: useEyeName(view.eye) });
  const { order, crossings, outcome, is_under_test } = view;
  return (
    <div className={panel}>
      <div className={parts}>
        <div className={circle}>
          {display === 'chart' ? (
            <>
              <Measured>
                {(width, height) => (
                  <ColorCircle
                    {...{ order, crossings, outcome, label, width, height, texts, format }}
                    isUnderTest={is_under_test && !isDone}
                  />
                )}
              </Measured>
              <p className={readout}>{crossings.length > 0 && <Legend texts={texts} />}</p>
            </>
          ) : (
            <ScrollRegion label={`${label}, ${displayTable}`}>
              <ArrangementTable {...{ order, crossings, texts, format }} className={table} />
            </ScrollRegion>
          )}
        </div>
        <CapStrip order={order} texts={texts} />
        <div className={scores}>
          <ScoreList view={view} />
        </div>
      </div>
    </div>
  );
});

/** The live monitor of a D-15: a panel for each eye with the arrangement on the colour circle (COL-01, COL-02). */
export function D15Monitor({ view, isDone = false, defaultDisplay = 'chart' }: D15MonitorProps): ReactElement {
  const texts = useTexts(d15Words);
  const [display, setDisplay] = useState(defaultDisplay);
  return (
    <ColorVisionMonitor
      eyes={view.eyes}
      eye_under_test={view.eye_under_test}
      ignored={view.ignored}
      isDone={isDone}
      display={<DisplayControl chart={texts.circle} value={display} onChange={setDisplay} />}
    >
      {(eye) => <EyePart view={eye} display={display} isDone={isDone} />}
    </ColorVisionMonitor>
  );
}
