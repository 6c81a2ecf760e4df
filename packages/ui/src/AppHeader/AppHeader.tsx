import type { ReactElement, ReactNode } from 'react';
import { end as endStyle, header, start as startStyle } from './AppHeader.css.ts';

/** Props of {@link AppHeader}. */
export interface AppHeaderProps {
  /** Where one is: the office, or breadcrumbs. */
  start?: ReactNode;
  /** What holds everywhere: language, help, the person signed in, or what leaves the screen. */
  end?: ReactNode;
}

/** The two sides of the line above the screen, for the header of an AppFrame. */
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
