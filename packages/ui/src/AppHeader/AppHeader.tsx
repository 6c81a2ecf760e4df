import type { ReactElement, ReactNode } from 'react';
import { end as endStyle, header, start as startStyle } from './AppHeader.css.ts';

/** Props of {@link AppHeader}. */
export interface AppHeaderProps {
  /** Content at the inline start: the current location, such as the office or breadcrumbs. */
  start?: ReactNode;
  /**
   * Content at the inline end: controls available everywhere, such as language, help and the signed-in user, or a
   * button that leaves the screen.
   */
  end?: ReactNode;
}

/**
 * The line above the screen with content at its start and end, for the `header` of an AppFrame.
 * @selector [data-component="AppHeader"] The line.
 * @selector [data-part="start"] The content at the inline start.
 * @selector [data-part="end"] The content at the inline end.
 */
export function AppHeader({ start, end }: AppHeaderProps): ReactElement {
  return (
    <div className={header} data-component="AppHeader">
      <div className={startStyle} data-part="start">
        {start}
      </div>
      <div className={endStyle} data-part="end">
        {end}
      </div>
    </div>
  );
}
