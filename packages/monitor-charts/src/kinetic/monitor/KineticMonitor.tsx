import { stimulusOf } from '@isopter/clinical/kinetic';
import { RELIABILITY_INDICES } from '@isopter/clinical/perimetry';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { DisplayControl } from '../../shared/DisplayControl.tsx';
import { EyeCard } from '../../shared/EyeCard.tsx';
import { eyes as eyesClass } from '../../shared/eyeCard.css.ts';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { ReliabilityCards } from '../../shared/ReliabilityCards.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { useRateFormats } from '../../shared/useRateFormats.ts';
import { kineticWords } from '../kinetic.texts.ts';
import { type Eye, EYES, type KineticEyeView, type KineticView } from '../types.ts';
import { EyeField, type KineticDisplay } from './EyeField.tsx';
import { ratesOf } from './rates.ts';
import { version as versionClass } from './KineticMonitor.css.ts';

/** Props of {@link KineticMonitor}. */
export interface KineticMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: KineticView;
  /**
   * The tested eye: `OD` or `OS`; any other value means both.
   * @default null
   */
  eye?: string | null;
  /**
   * The Goldmann size of the stimulus.
   * @default null
   */
  goldman_size?: string | number | null;
  /**
   * The version of the device's algorithm (KIN-02); see `versionOf`.
   * @default null
   */
  version?: 1 | 2 | null;
  /**
   * Whether the test is finished. An empty chart then states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the results (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: KineticDisplay;
}

const eyesOf = (eye: string | null): readonly Eye[] => (eye === 'OD' || eye === 'OS' ? [eye] : EYES);

/**
 * The live monitor of a kinetic test: the isopter of each eye and its reliability (KIN-01 to 03).
 * @selector [data-component="KineticMonitor"] The monitor.
 */
export function KineticMonitor({
  view,
  eye = null,
  goldman_size = null,
  version = null,
  isDone = false,
  defaultDisplay = 'chart',
}: KineticMonitorProps): ReactElement {
  const texts = useTexts(kineticWords);
  const { underTest } = useTexts(sharedWords);
  const percent = useNumberFormat({ style: 'percent' });
  const [display, setDisplay] = useState(defaultDisplay);
  const eyes = eyesOf(eye).map((one) => view.eyes[one]);
  const under = isDone ? null : view.eye_under_test;
  const summary =
    under === null
      ? ''
      : texts.summary({ eye: texts[`eye${under}`], percent: percent(view.eyes[under].completion / 100) });
  return (
    <MonitorLayout
      name="KineticMonitor"
      ignored={view.ignored}
      toolbarStart={
        version !== null && <span className={versionClass}>{version === 2 ? texts.corrected : texts.notCorrected}</span>
      }
      display={<DisplayControl chart={texts.displayChart} value={display} onChange={setDisplay} />}
      summary={summary}
    >
      <div className={eyesClass}>
        {eyes.map((one) => (
          <EyeCard
            key={one.eye}
            eye={one.eye}
            name={texts[`eye${one.eye}`]}
            note={stimulusOf(goldman_size)}
            completion={one.completion}
            testing={under === one.eye ? underTest : null}
          >
            <EyeField view={one} newest={under === one.eye ? view.newest_direction : null} {...{ display, isDone }} />
          </EyeCard>
        ))}
      </div>
      <Reliability eyes={eyes} />
    </MonitorLayout>
  );
}

/** False positives, false negatives and fixation losses of each eye (KIN-01, KIN-02). */
function Reliability({ eyes }: { eyes: readonly KineticEyeView[] }): ReactElement {
  const texts = { ...useTexts(kineticWords), ...useTexts(sharedWords) };
  const formats = useRateFormats();
  const rates = eyes.map(({ eye, statistics }) => ({ eye, rows: ratesOf(statistics, texts, formats) }));
  return (
    <ReliabilityCards
      indices={RELIABILITY_INDICES.map((index) => ({
        index,
        title: texts[index],
        eyes: rates.map(({ eye, rows }) => ({ name: texts[`eye${eye}`], ...rows[index] })),
      }))}
    />
  );
}
