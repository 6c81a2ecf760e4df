import type { ReactElement } from 'react';
import { visuallyHidden } from '../theme/shared.css.ts';

/**
 * Says something politely while a list is open, when everything else outside the list is hidden from assistive
 * technology: React Aria leaves out what bears this attribute.
 */
export function Spoken({ children }: { children: string }): ReactElement {
  return (
    <span className={visuallyHidden} role="status" data-live-announcer="true">
      {children}
    </span>
  );
}
