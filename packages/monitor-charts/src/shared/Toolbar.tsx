import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { Aging } from './Freshness.tsx';
import { toolbar } from './monitor.css.ts';

/**
 * Where the toolbar of a monitor stands: in an element of the screen around it, such as the line of its title, so that
 * it takes no line of its own from the plots. Without one it stands above them.
 */
export const ToolbarPlace = createContext<HTMLElement | null>(null);

/** The toolbar of a monitor. */
export function Toolbar({ children }: { children: ReactNode }): ReactElement {
  const place = use(ToolbarPlace);
  const bar = <div className={toolbar}>{children}</div>;
  return place ? createPortal(<Aging>{bar}</Aging>, place) : bar;
}
