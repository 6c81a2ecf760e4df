import { logmarOf } from '@isopter/clinical/acuity';
import { Banner, CompletionCircle, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { acuityWords } from '../acuity.texts.ts';
import { phasesOf, progressOf } from '../model/phases.ts';
import type { Format } from '../plot/series.ts';
import { type AcuityTest, type AcuityView, EYES } from '../types.ts';
import { phases as phasesClass } from './AcuityMonitor.css.ts';
import { PhaseCard } from './PhaseCard.tsx';

/** Props of {@link AcuityMonitor}. */
export interface AcuityMonitorProps {
  /** The test, which determines the phases, the optotypes, the lines and the notation. */
  test: AcuityTest;
  /** The current state of the test, as returned by `useView(store)`. */
  view: AcuityView;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty list states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /** Controls shown beside the progress, such as a button that skips an eye. */
  actions?: ReactNode;
}

/** Number formats of the locale: with all decimal places, with one, or with two. */
function useFormat(): Format {
  const some = useNumberFormat({ maximumFractionDigits: 2 });
  const one = useNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return useCallback((value, digits = 2) => [some, one, two][digits]!(value).replace('-', '−'), [some, one, two]);
}

/** The number of optotypes that are listed but have no position on the charts. */
const unplaced = ({ phases }: AcuityView): number =>
  EYES.flatMap((eye) => phases[eye].records).filter((record) => !record.skipped && logmarOf(record) === null).length;

/**
 * The live monitor of an acuity test: result, steps and optotypes of each phase (ACU-01 to 04).
 * @selector [data-component="AcuityMonitor"] The monitor.
 * @selector [data-phases] On the list of phases: their number.
 * @selector [data-part="line"] The result of a line.
 */
export function AcuityMonitor({ test, view, isDone = false, actions }: AcuityMonitorProps): ReactElement {
  const texts = useTexts(acuityWords);
  const { completed } = useTexts(sharedWords);
  const format = useFormat();
  const amount = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  const { phases, ignored } = view;
  const expected = phasesOf(test);
  const shown = EYES.filter((eye) => expected.includes(eye) || phases[eye].records.length > 0);
  const under = isDone ? null : view.eye_under_test;
  const completion = progressOf(view, test);
  const strays = unplaced(view);
  const summary =
    under === null ? '' : texts.summary({ eye: texts[`eye${under}`], percent: percent(completion / 100) });
  return (
    <MonitorLayout
      name="AcuityMonitor"
      ignored={ignored}
      display={
        <>
          {actions}
          <CompletionCircle label={completed} value={completion} />
        </>
      }
      summary={summary}
    >
      {strays > 0 && <Banner tone="caution">{texts.sizesUnknown({ amount: amount(strays) })}</Banner>}
      <div className={phasesClass} data-phases={shown.length}>
        {shown.map((eye) => (
          <PhaseCard
            key={eye}
            phase={phases[eye]}
            isUnderTest={under === eye && !phases[eye].is_skipped}
            {...{ test, isDone, format }}
          />
        ))}
      </div>
    </MonitorLayout>
  );
}
