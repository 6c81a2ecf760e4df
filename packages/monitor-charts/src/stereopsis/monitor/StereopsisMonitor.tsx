import { Badge, Banner, Card, CompletionCircle, SegmentedControl, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { LiveSummary } from '../../shared/LiveSummary.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { useNoData } from '../../shared/NoData.tsx';
import { arrangement, controls, readout, root, table, toolbar } from '../../shared/monitor.css.ts';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import type { StereopsisStore } from '../model/store.ts';
import { LevelChart } from '../plot/LevelChart.tsx';
import { LevelTable } from '../plot/LevelTable.tsx';
import { themePaint } from '../plot/paint.ts';
import { type Outcome, PlateMark } from '../plot/PlateMark.tsx';
import { plateText } from '../plot/speech.ts';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { Plate, StereopsisView } from '../types.ts';
import { PlateList } from './PlateList.tsx';
import { Result } from './Result.tsx';
import { header, headerEnd, legend, legendItem, name, parts } from './StereopsisMonitor.css.ts';

/** Props of {@link StereopsisMonitor}. */
export interface StereopsisMonitorProps {
  /** What is known of the test: `useStereopsisView(store)`. */
  view: StereopsisView;
  /**
   * Whether the test is over: nothing is highlighted any more, and an empty list says that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * How the levels are shown at first.
   * @default 'chart'
   */
  defaultDisplay?: 'chart' | 'table';
}

/** The live value of a store, one publication a frame. */
export const useStereopsisView = (store: StereopsisStore): StereopsisView =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

const OUTCOMES: readonly Outcome[] = ['seen', 'notSeen', 'notAnswered'];

/** The live view of a stereopsis test: the way down the levels, the result, and the plates (STE-01, STE-02). */
export function StereopsisMonitor({
  view,
  isDone = false,
  defaultDisplay = 'chart',
}: StereopsisMonitorProps): ReactElement {
  const texts = useTexts(stereopsisWords);
  const format = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  const [display, setDisplay] = useState(defaultDisplay);
  const [focused, setFocused] = useState<Plate | null>(null);
  const { plates, levels, result, finest, ignored } = view;
  const completion = isDone ? 100 : (view.completion ?? 0);
  const newest = plates.at(-1);
  const isRunning = !isDone && newest !== undefined;
  const nothing = useNoData(isDone);
  const summary = isRunning ? texts.summary({ value: format(newest.arcsec), percent: percent(completion / 100) }) : '';
  return (
    <div className={root} data-component="StereopsisMonitor">
      <div className={arrangement}>
        {ignored > 0 && <Banner tone="caution">{texts.recordsIgnored({ amount: format(ignored) })}</Banner>}
        <div className={toolbar}>
          <div className={controls}>
            <SegmentedControl
              label={texts.display}
              isLabelHidden
              segments={[
                { id: 'chart' as const, label: texts.chart },
                { id: 'table' as const, label: texts.displayTable },
              ]}
              value={display}
              onChange={setDisplay}
            />
          </div>
        </div>
        <div className={parts}>
          <Card padding="none" isRound aria-label={texts.chart}>
            <div className={header}>
              <h3 className={name}>{texts.chart}</h3>
              <div className={headerEnd}>
                {isRunning && (
                  <Badge tone="positive" hasDot>
                    {texts.underTest}
                  </Badge>
                )}
                <CompletionCircle label={texts.completed} value={completion} />
              </div>
            </div>
            <Result result={result} finest={finest} />
            {display === 'chart' ? (
              <>
                <Measured>
                  {(width, height) => (
                    <LevelChart
                      {...{ plates, result, width, height, isRunning, texts, format }}
                      onPlateChange={setFocused}
                    />
                  )}
                </Measured>
                <p className={legend} aria-hidden="true">
                  {OUTCOMES.map((outcome) => (
                    <span key={outcome} className={legendItem}>
                      <svg width={18} height={18}>
                        <PlateMark index={-1} outcome={outcome} cx={9} cy={9} label={null} paint={themePaint} />
                      </svg>
                      {texts[outcome]}
                    </span>
                  ))}
                </p>
                <p className={readout}>
                  {focused ? plateText(texts, focused, format) : plates.length === 0 && nothing}
                </p>
              </>
            ) : (
              <ScrollRegion label={`${texts.chart}, ${texts.displayTable}`}>
                <LevelTable {...{ levels, texts, format }} className={table} />
              </ScrollRegion>
            )}
          </Card>
          <PlateList plates={plates} isDone={isDone} />
        </div>
      </div>
      <LiveSummary summary={summary} />
    </div>
  );
}
