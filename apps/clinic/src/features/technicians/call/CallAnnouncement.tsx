import { type ReactElement, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Party } from './call.ts';

interface CallAnnouncementProps {
  /** Which side of the call this page is; null without a call. */
  party: Party | null;
  /** The other side. */
  name: string;
}

/**
 * Announces to screen readers that a call comes in, is made, or has ended. It stays mounted without a call, because screen
 * readers do not announce a live region that appears together with its text. The panel announces changes during a call.
 */
export function CallAnnouncement({ party, name }: CallAnnouncementProps): ReactElement {
  const { t } = useTranslation();
  const [before, setBefore] = useState<Party | null>(null);
  const [text, setText] = useState('');
  if (party !== before) {
    setBefore(party);
    if (party === null) setText(t(($) => $.technicians.call.ended));
    else
      setText(
        party === 'user' ? t(($) => $.technicians.call.incoming) : t(($) => $.technicians.call.calling, { name }),
      );
  }
  return (
    <VisuallyHidden>
      <p role="status">{text}</p>
    </VisuallyHidden>
  );
}
