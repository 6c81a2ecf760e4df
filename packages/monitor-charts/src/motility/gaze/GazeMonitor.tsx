import { useTexts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Display, DisplayControl } from '../../shared/DisplayControl.tsx';
import { eyes as eyesClass } from '../../shared/eyeCard.css.ts';
import { MonitorLayout, type MonitorLayoutProps } from '../../shared/MonitorLayout.tsx';
import { legendText } from '../motility.css.ts';
import { motilityWords } from '../motility.texts.ts';

interface GazeMonitorProps extends Pick<MonitorLayoutProps, 'name' | 'ignored' | 'toolbarStart' | 'summary'> {
  defaultDisplay: Display;
  /** Explains the symbols of the charts. */
  legend?: ReactNode;
  /** Renders the cards of the eyes. */
  children: (display: Display) => ReactNode;
}

/** The layout shared by the monitors of eye movements, cover tests and alignment. */
export function GazeMonitor({ defaultDisplay, legend, children, ...layout }: GazeMonitorProps): ReactElement {
  const texts = useTexts(motilityWords);
  const [display, setDisplay] = useState(defaultDisplay);
  return (
    <MonitorLayout
      {...layout}
      display={<DisplayControl chart={texts.displayChart} value={display} onChange={setDisplay} />}
    >
      <div className={eyesClass}>{children(display)}</div>
      {legend !== undefined && <div className={legendText}>{legend}</div>}
    </MonitorLayout>
  );
}
