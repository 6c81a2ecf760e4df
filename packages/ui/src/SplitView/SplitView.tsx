import type { ReactElement, ReactNode } from 'react';
import { main, panel as panelStyle, view } from './SplitView.css.ts';

/** Props of {@link SplitView}. */
export interface SplitViewProps {
  /** The main content. */
  children: ReactNode;
  /** The content of the side panel: device, patient, controls. */
  panel: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
}

/**
 * A screen with a panel of 290 pixels at its inline end; both sides scroll independently. On narrow screens and upright
 * tablets the panel is below the content.
 * @selector [data-component="SplitView"] The screen.
 * @selector [data-part="main"] The main content.
 * @selector [data-part="panel"] The panel.
 */
export function SplitView({ children, panel, panelLabel }: SplitViewProps): ReactElement {
  return (
    <div className={view} data-component="SplitView">
      <div className={main} data-part="main">
        {children}
      </div>
      <aside className={panelStyle} aria-label={panelLabel} data-part="panel">
        {panel}
      </aside>
    </div>
  );
}
