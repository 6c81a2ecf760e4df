import { Card, CompletionCircle, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { DisplayControl } from '../../shared/DisplayControl.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { directReaction, findingsOf } from '../model/findings.ts';
import { type Fixed, rapdText, reactionText } from '../plot/findings.ts';
import { PeriodTable } from '../plot/PeriodTable.tsx';
import { PupilTimeline } from '../plot/PupilTimeline.tsx';
import { TimelineLegend } from '../plot/TimelineLegend.tsx';
import { pupilWords } from '../pupil.texts.ts';
import { EYES, type PupilView } from '../types.ts';
import { EyeTimer } from './EyeTimer.tsx';
import { chart, eyeName, finding, findingText, header, legend, timerEnd, timers } from './PupilMonitor.css.ts';

/** Props of {@link PupilMonitor}. */
export interface PupilMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: PupilView;
  /**
   * Whether the test is finished. An empty chart then states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the periods (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: 'chart' | 'table';
}

/** The description of the current period of the tested eye for assistive technology. */
function useSummary({ eyes, eye_under_test, completion }: PupilView, isDone: boolean): string {
  const texts = useTexts(pupilWords);
  const percent = useNumberFormat({ style: 'percent' });
  if (!eyes || eye_under_test === null || isDone) return '';
  const { period } = eyes[eye_under_test === 'OU' ? 'OD' : eye_under_test];
  return texts.summary({ period: texts[`period${period}`], percent: percent(completion / 100) });
}

/**
 * The live monitor of a pupil test: a timer for each eye, and the periods and pupil curves over time (PUP-01 to 03).
 * @selector [data-component="PupilMonitor"] The monitor.
 */
export function PupilMonitor({ view, isDone = false, defaultDisplay = 'chart' }: PupilMonitorProps): ReactElement {
  const texts = useTexts(pupilWords);
  const shared = useTexts(sharedWords);
  const format = useNumberFormat();
  const [display, setDisplay] = useState(defaultDisplay);
  const { axis, end, bands, curves, eyes, results, completion, ignored } = view;
  const findings = useMemo(() => findingsOf(view), [view]);
  const tenths = useNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = useNumberFormat({ maximumFractionDigits: 0 });
  const fixed: Fixed = (value, decimals) => [whole, tenths, hundredths][decimals]?.(value) ?? format(value);
  const nothing = useNoData(isDone);
  const summary = useSummary(view, isDone);
  return (
    <MonitorLayout
      name="PupilMonitor"
      ignored={ignored}
      display={<DisplayControl chart={texts.displayChart} value={display} onChange={setDisplay} />}
      summary={summary}
    >
      <div className={timers}>
        {EYES.map((eye) => {
          const reaction = directReaction(findings.reactions, eye);
          return (
            <EyeTimer
              key={eye}
              eye={eye}
              state={eyes?.[eye] ?? null}
              result={results[eye]}
              reaction={reaction && reactionText(texts, reaction, fixed)}
              isDone={isDone}
            />
          );
        })}
      </div>
      {findings.rapd && (
        <dl className={finding}>
          <dt className={eyeName}>{texts.rapd}</dt>
          <dd className={findingText}>{rapdText(texts, findings.rapd, fixed)}</dd>
        </dl>
      )}
      <div className={chart}>
        <Card padding="none" isRound aria-label={texts.timeline}>
          <div className={header}>
            <h3 className={eyeName}>{texts.timeline}</h3>
            <div className={timerEnd}>
              <CompletionCircle label={shared.completed} value={Math.round(completion)} />
            </div>
          </div>
          {display === 'chart' ? (
            <>
              <Measured>
                {(width, height) => <PupilTimeline {...{ axis, end, bands, curves, width, height, texts, format }} />}
              </Measured>
              <p className={readout}>{bands.length === 0 && nothing}</p>
              <div className={legend}>
                <TimelineLegend bands={bands} hasCurves={curves.OD.length + curves.OS.length > 0} />
              </div>
            </>
          ) : (
            <ScrollRegion label={texts.tableCaption}>
              <PeriodTable {...{ bands, curves, texts, format }} className={table} />
            </ScrollRegion>
          )}
        </Card>
      </div>
    </MonitorLayout>
  );
}
