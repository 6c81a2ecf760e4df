import { contrastNorm, eyesOf } from '@isopter/clinical/contrast';
import { SegmentedControl, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { contrastWords } from '../contrast.texts.ts';
import { type ContrastTest, type ContrastView, EYES } from '../types.ts';
import { eyes as eyesClass } from './ContrastMonitor.css.ts';
import { EyeCard } from './EyeCard.tsx';
import { Ongoing } from './Ongoing.tsx';

/** Props of {@link ContrastMonitor}. */
export interface ContrastMonitorProps {
  /** The test, which determines the lists. */
  test: ContrastTest;
  /** The current state of the test, as returned by `useView(store)`. */
  view: ContrastView;
  /**
   * The patient's age in years, for the normal range of the letter chart; `null` if unknown.
   * @default null
   */
  age?: number | null;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty list states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /** Controls shown beside the choice of the display. */
  actions?: ReactNode;
  /**
   * The initial chart of each eye (uncontrolled).
   * @default 'steps'
   */
  defaultDisplay?: 'steps' | 'letters';
}

/**
 * The live monitor of a contrast test: the current question, and the result, steps and records of each eye (CON-01 to
 * 03).
 * @selector [data-component="ContrastMonitor"] The monitor.
 */
export function ContrastMonitor({
  test,
  view,
  age = null,
  isDone = false,
  actions,
  defaultDisplay = 'steps',
}: ContrastMonitorProps): ReactElement {
  const texts = useTexts(contrastWords);
  const shared = useTexts(sharedWords);
  const percent = useNumberFormat({ style: 'percent' });
  const format = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [display, setDisplay] = useState(defaultDisplay);
  const { eyes, ongoing, ignored } = view;
  const expected = eyesOf(test);
  const shown = EYES.filter((eye) => expected.includes(eye) || eyes[eye].records.length > 0);
  const under = isDone || (ongoing && eyes[ongoing.eye].is_complete) ? null : (ongoing?.eye ?? null);
  // the reference values are those of one eye on the letter chart
  const norm = test.strategy === 'CONTRAST_SINGLE_OPTOTYPE' ? null : contrastNorm(age);
  const summary =
    under === null ? '' : texts.summary({ eye: texts[`eye${under}`], percent: percent(eyes[under].completion / 100) });
  return (
    <MonitorLayout
      name="ContrastMonitor"
      ignored={ignored}
      display={
        <>
          {actions}
          <SegmentedControl
            label={shared.display}
            isLabelHidden
            segments={[
              { id: 'steps' as const, label: texts.chart },
              { id: 'letters' as const, label: texts.letterChart },
            ]}
            value={display}
            onChange={setDisplay}
          />
        </>
      }
      summary={summary}
    >
      <Ongoing {...{ view, isDone, format }} />
      <div className={eyesClass}>
        {shown.map((eye) => (
          <EyeCard
            key={eye}
            view={eyes[eye]}
            norm={eye === 'OU' ? null : norm}
            isUnderTest={under === eye}
            {...{ display, isDone, format }}
          />
        ))}
      </div>
    </MonitorLayout>
  );
}
