import { type ReactElement, type ReactNode, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { bar as barStyle, body, main, panel as panelStyle, view } from './SplitView.css.ts';
import { useToastInset } from './useToastInset.ts';

/** Props of {@link SplitView}. */
export interface SplitViewProps {
  /** The main content. */
  children: ReactNode;
  /** The content of the side panel: device, patient. */
  panel: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  /** What must always be in reach, such as the state of what is worked on and the buttons that steer it. */
  bar?: ReactNode;
  /** The accessible name of the bar. */
  barLabel?: string;
}

/**
 * A screen with a panel of 290 pixels at its inline end; both sides scroll independently. On narrow screens and upright
 * tablets the panel is below the content. A bar never scrolls: it is the foot of the panel, on narrow screens the foot
 * of the window, and on a phone held sideways a column at its inline end. The keyboard reaches it first.
 * @selector [data-component="SplitView"] The screen.
 * @selector [data-part="bar"] The bar.
 * @selector [data-part="body"] The main content and the panel; it scrolls where the panel is below.
 * @selector [data-part="main"] The main content.
 * @selector [data-part="panel"] The panel.
 */
export function SplitView({ children, panel, panelLabel, bar, barLabel }: SplitViewProps): ReactElement {
  const side = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'complementary', 'aria-label': panelLabel }, side);
  return (
    <div className={view} data-component="SplitView">
      {bar !== undefined && <Bar label={barLabel}>{bar}</Bar>}
      <div className={body} data-part="body">
        <div className={main} data-part="main">
          {children}
        </div>
        <aside {...landmarkProps} ref={side} className={panelStyle} data-part="panel">
          {panel}
        </aside>
      </div>
    </div>
  );
}

function Bar({ label = '', children }: { label: string | undefined; children: ReactNode }): ReactElement {
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': label }, ref);
  useToastInset(ref);
  return (
    <section {...landmarkProps} ref={ref} className={barStyle} data-part="bar">
      {children}
    </section>
  );
}
