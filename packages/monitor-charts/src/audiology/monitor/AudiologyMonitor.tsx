import { Banner, Card, CompletionCircle, SegmentedControl, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useMemo, useState, useSyncExternalStore } from 'react';
import { LiveSummary } from '../../shared/LiveSummary.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { arrangement, controls, readout, root, table, toolbar } from '../../shared/monitor.css.ts';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { audiologyWords } from '../audiology.texts.ts';
import type { AudiologyStore } from '../model/store.ts';
import { Audiogram, type AudiogramResult } from '../plot/Audiogram.tsx';
import { AudiogramTable } from '../plot/AudiogramTable.tsx';
import { resultText } from '../plot/speech.ts';
import { type AudiologyView, EARS } from '../types.ts';
import { header, headerEnd, name, parts } from './AudiologyMonitor.css.ts';
import { ToneList } from './ToneList.tsx';

/** Props of {@link AudiologyMonitor}. */
export interface AudiologyMonitorProps {
  /** What is known of the test: `useAudiologyView(store)`. */
  view: AudiologyView;
  /**
   * Whether the test is over: nothing is highlighted any more, and an empty list says that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * How the results are shown at first.
   * @default 'chart'
   */
  defaultDisplay?: 'chart' | 'table';
}

/** The live value of a store, one publication a frame. */
export const useAudiologyView = (store: AudiologyStore): AudiologyView =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

/** The live view of a hearing test: the audiogram, and the tones of each ear (AUD-01 to 04). */
export function AudiologyMonitor({
  view,
  isDone = false,
  defaultDisplay = 'chart',
}: AudiologyMonitorProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  const [display, setDisplay] = useState(defaultDisplay);
  const [result, setResult] = useState<AudiogramResult | null>(null);
  const { ears, ignored, completion } = view;
  const thresholds = useMemo(
    () => ({ RIGHT: ears.RIGHT.thresholds, LEFT: ears.LEFT.thresholds }),
    [ears.RIGHT.thresholds, ears.LEFT.thresholds],
  );
  const under = isDone ? null : view.ear_under_test;
  const presented = under === null ? null : (ears[under].tones.at(-1) ?? null);
  const isEmpty = ears.RIGHT.tones.length + ears.LEFT.tones.length === 0;
  const nothing = useNoData(isDone);
  const summary =
    under === null ? '' : texts.summary({ ear: texts[`ear${under}`], percent: percent(completion / 100) });
  return (
    <div className={root} data-component="AudiologyMonitor">
      <div className={arrangement}>
        {ignored > 0 && <Banner tone="caution">{texts.recordsIgnored({ amount: format(ignored) })}</Banner>}
        <div className={toolbar}>
          <div className={controls}>
            <SegmentedControl
              label={texts.display}
              isLabelHidden
              segments={[
                { id: 'chart' as const, label: texts.audiogram },
                { id: 'table' as const, label: texts.displayTable },
              ]}
              value={display}
              onChange={setDisplay}
            />
          </div>
        </div>
        <div className={parts}>
          <Card padding="none" isRound aria-label={texts.audiogram}>
            <div className={header}>
              <h3 className={name}>{texts.audiogram}</h3>
              <div className={headerEnd}>
                <CompletionCircle label={texts.completed} value={completion} />
              </div>
            </div>
            {display === 'chart' ? (
              <>
                <Measured>
                  {(width, height) => (
                    <Audiogram
                      {...{ thresholds, width, height, presented, texts, format }}
                      onResultChange={setResult}
                    />
                  )}
                </Measured>
                <p className={readout}>{result ? resultText(texts, result.ear, result, format) : isEmpty && nothing}</p>
              </>
            ) : (
              <ScrollRegion label={`${texts.audiogram}, ${texts.displayTable}`}>
                <AudiogramTable {...{ thresholds, texts, format }} className={table} />
              </ScrollRegion>
            )}
          </Card>
          {EARS.map((ear) => (
            <ToneList key={ear} view={ears[ear]} isUnderTest={under === ear} isDone={isDone} />
          ))}
        </div>
      </div>
      <LiveSummary summary={summary} />
    </div>
  );
}
