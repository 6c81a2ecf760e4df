import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { Aging } from './Freshness.tsx';
import { toolbar } from './monitor.css.ts';

/**
 * The element that contains the toolbar of a monitor, such as the title line of the screen around it, so that the
 * toolbar takes no line from the plots. Without one, the toolbar is above the plots.
 */
export const ToolbarPlace = createContext<HTMLElement | null>(null);

/** The toolbar of a monitor. */
export function Toolbar({ children }: { children: ReactNode }): ReactElement {
  const place = use(ToolbarPlace);
  const bar = <div className={toolbar}>{children}</div>;
  return place ? createPortal(<Aging>{bar}</Aging>, place) : bar;
}
