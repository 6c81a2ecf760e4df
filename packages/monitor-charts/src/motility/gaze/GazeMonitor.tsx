import { Banner, SegmentedControl, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { eyes as eyesClass } from '../../shared/eyeCard.css.ts';
import { LiveSummary } from '../../shared/LiveSummary.tsx';
import { arrangement, controls, root, toolbar } from '../../shared/monitor.css.ts';
import type { GazeDisplay } from './GazeField.tsx';
import { motilityWords } from '../motility.texts.ts';

interface GazeMonitorProps {
  component: string;
  /** Malformed records that were left out. */
  ignored: number;
  defaultDisplay: GazeDisplay;
  /** Beside the choice of display: how far the test is, what the marks mean. */
  toolbarStart?: ReactNode;
  /** What is said of the test now; '' for nothing. */
  summary: string;
  /** The cards of the eyes. */
  children: (display: GazeDisplay) => ReactNode;
}

/** What the monitors of eye movements, cover tests and alignment have around their cards. */
export function GazeMonitor(props: GazeMonitorProps): ReactElement {
  const { component, ignored, defaultDisplay, toolbarStart, summary, children } = props;
  const texts = useTexts(motilityWords);
  const format = useNumberFormat();
  const [display, setDisplay] = useState(defaultDisplay);
  return (
    <div className={root} data-component={component}>
      <div className={arrangement}>
        {ignored > 0 && <Banner tone="caution">{texts.recordsIgnored({ amount: format(ignored) })}</Banner>}
        <div className={toolbar}>
          {toolbarStart}
          <div className={controls}>
            <SegmentedControl
              label={texts.display}
              isLabelHidden
              segments={[
                { id: 'chart' as const, label: texts.displayChart },
                { id: 'table' as const, label: texts.displayTable },
              ]}
              value={display}
              onChange={setDisplay}
            />
          </div>
        </div>
        <div className={eyesClass}>{children(display)}</div>
      </div>
      <LiveSummary summary={summary} />
    </div>
  );
}
