import type { ReactElement, ReactNode } from 'react';
import { scroll } from './monitor.css.ts';

/** A scrollable region with an accessible name, for example for a table that is longer than its card. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={scroll} role="region" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
