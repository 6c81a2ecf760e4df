import type { ReactElement, ReactNode } from 'react';
import { main, panel as panelStyle, view } from './SplitView.css.ts';

/** Props of {@link SplitView}. */
export interface SplitViewProps {
  /** What is worked on. */
  children: ReactNode;
  /** What is kept beside it: device, patient, controls. */
  panel: ReactNode;
  /** What the panel is called by assistive technology. */
  panelLabel: string;
}

/**
 * A screen with a panel of 290 pixels at its inline end, each scrolling by itself. Where it is narrow, or a tablet is
 * held upright, the panel stands below.
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
