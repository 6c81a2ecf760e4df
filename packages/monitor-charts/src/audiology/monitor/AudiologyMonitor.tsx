import { CROSSES_FROM, crossHeardAt, isSilence } from '@isopter/clinical/audiology';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { FIGURES } from '../figures.ts';
import { type ReactElement, useMemo, useState } from 'react';
import { type Display, DisplayControl } from '../../shared/DisplayControl.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { useNoData } from '../../shared/NoData.tsx';
import { Panel } from '../../shared/Panel.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { audiologyWords } from '../audiology.texts.ts';
import { Audiogram } from '../plot/Audiogram.tsx';
import { AudiogramTable } from '../plot/AudiogramTable.tsx';
import { type AudiologyView, EARS } from '../types.ts';
import { parts } from './AudiologyMonitor.css.ts';
import { ToneList } from './ToneList.tsx';

/** Props of {@link AudiologyMonitor}. */
export interface AudiologyMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: AudiologyView;
  /**
   * The patient's age in years, for the grade of hearing loss; `null` if unknown.
   * @default null
   */
  age?: number | null;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty list states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the results (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: Display;
}

/** The text about frequencies that need masking; `''` if there are none. */
function useMaskingNote(thresholds: Parameters<typeof crossHeardAt>[0]): string {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat(FIGURES);
  const crossing = crossHeardAt(thresholds);
  if (crossing.length === 0) return '';
  return texts.needsMasking({ frequencies: crossing.map(format).join(', '), difference: format(CROSSES_FROM) });
}

/**
 * The live monitor of a hearing test: the audiogram and the tones of each ear (AUD-01 to 04).
 * @selector [data-component="AudiologyMonitor"] The monitor.
 */
export function AudiologyMonitor({
  view,
  age = null,
  isDone = false,
  defaultDisplay = 'chart',
}: AudiologyMonitorProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const { displayTable } = useTexts(sharedWords);
  const format = useNumberFormat(FIGURES);
  const percent = useNumberFormat({ style: 'percent' });
  const [display, setDisplay] = useState(defaultDisplay);
  const { ears, ignored, completion } = view;
  const thresholds = useMemo(
    () => ({ RIGHT: ears.RIGHT.thresholds, LEFT: ears.LEFT.thresholds }),
    [ears.RIGHT.thresholds, ears.LEFT.thresholds],
  );
  const under = isDone ? null : view.ear_under_test;
  const presented = under === null ? null : (ears[under].tones.findLast((tone) => !isSilence(tone)) ?? null);
  const isEmpty = ears.RIGHT.tones.length + ears.LEFT.tones.length === 0;
  const nothing = useNoData(isDone);
  const masking = useMaskingNote(thresholds);
  const summary =
    under === null ? '' : texts.summary({ ear: texts[`ear${under}`], percent: percent(completion / 100) });
  return (
    <MonitorLayout
      name="AudiologyMonitor"
      ignored={ignored}
      display={<DisplayControl chart={texts.audiogram} value={display} onChange={setDisplay} />}
      summary={summary}
    >
      <div className={parts}>
        <Panel title={texts.audiogram} completion={completion}>
          {display === 'chart' ? (
            <>
              <Measured>
                {(width, height) => <Audiogram {...{ thresholds, width, height, presented, texts, format }} />}
              </Measured>
              <p className={readout}>{isEmpty ? nothing : masking}</p>
            </>
          ) : (
            <ScrollRegion label={`${texts.audiogram}, ${displayTable}`}>
              <AudiogramTable {...{ thresholds, texts, format }} className={table} />
            </ScrollRegion>
          )}
        </Panel>
        {EARS.map((ear) => (
          <ToneList
            key={ear}
            view={ears[ear]}
            age={age}
            isUnderTest={under === ear}
            isDone={isDone}
            isTested={isEmpty || ears[ear].tones.length > 0}
          />
        ))}
      </div>
    </MonitorLayout>
  );
}
