import { completionOf } from '../completion.ts';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { type Display, DisplayControl } from '../../shared/DisplayControl.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { useNoData } from '../../shared/NoData.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { Panel } from '../../shared/Panel.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { LevelChart } from '../plot/LevelChart.tsx';
import { LevelTable } from '../plot/LevelTable.tsx';
import { themePaint } from '../../chart/paint.ts';
import { type Outcome, PlateMark } from '../plot/PlateMark.tsx';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { StereopsisView } from '../types.ts';
import { PlateList } from './PlateList.tsx';
import { Result } from './Result.tsx';
import { legend, legendItem, parts } from './StereopsisMonitor.css.ts';

/** Props of {@link StereopsisMonitor}. */
export interface StereopsisMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: StereopsisView;
  /**
   * The patient's age in years, which decides whether there is a grade; `null` if unknown.
   * @default null
   */
  age?: number | null;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty list states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the levels (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: Display;
}

const OUTCOMES: readonly Outcome[] = ['seen', 'notSeen', 'notAnswered'];

/**
 * The live monitor of a stereopsis test: the level chart, the result, and the plates (STE-01, STE-02).
 * @selector [data-component="StereopsisMonitor"] The monitor.
 * @selector [data-part="result"] The stereoacuity with its grade, or the finest level seen so far.
 */
export function StereopsisMonitor({
  view,
  age = null,
  isDone = false,
  defaultDisplay = 'chart',
}: StereopsisMonitorProps): ReactElement {
  const texts = useTexts(stereopsisWords);
  const { displayTable } = useTexts(sharedWords);
  const format = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  const [display, setDisplay] = useState(defaultDisplay);
  const { plates, levels, result, finest, ignored } = view;
  const completion = completionOf(view);
  const newest = plates.at(-1);
  const isRunning = !isDone && newest !== undefined;
  const nothing = useNoData(isDone);
  const summary = isRunning ? texts.summary({ value: format(newest.arcsec), percent: percent(completion / 100) }) : '';
  return (
    <MonitorLayout
      name="StereopsisMonitor"
      ignored={ignored}
      display={<DisplayControl chart={texts.chart} value={display} onChange={setDisplay} />}
      summary={summary}
    >
      <div className={parts}>
        <Panel title={texts.chart} isUnderTest={isRunning} completion={completion}>
          <Result result={result} finest={finest} age={age} />
          {display === 'chart' ? (
            <>
              <Measured>
                {(width, height) => <LevelChart {...{ plates, result, width, height, isRunning, texts, format }} />}
              </Measured>
              <p className={legend} aria-hidden="true">
                {OUTCOMES.map((outcome) => (
                  <span key={outcome} className={legendItem}>
                    <svg width={18} height={18}>
                      <PlateMark outcome={outcome} cx={9} cy={9} label={null} paint={themePaint} />
                    </svg>
                    {texts[outcome]}
                  </span>
                ))}
              </p>
              <p className={readout}>{plates.length === 0 && nothing}</p>
            </>
          ) : (
            <ScrollRegion label={`${texts.chart}, ${displayTable}`}>
              <LevelTable {...{ levels, texts, format }} className={table} />
            </ScrollRegion>
          )}
        </Panel>
        <PlateList plates={plates} isDone={isDone} />
      </div>
    </MonitorLayout>
  );
}
