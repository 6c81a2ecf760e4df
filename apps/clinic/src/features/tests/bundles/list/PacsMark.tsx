import type { PacsState, PacsStatus } from '@isopter/contract';
import { Badge, type Tone } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const STEP = {
  INITIALIZED: 'sending',
  MESSAGE_SENT: 'sending',
  AGENT_SUCCESS: 'sent',
  AGENT_FAILED: 'failed',
  MESSAGE_FAILED: 'failed',
} as const satisfies Record<PacsStatus, string>;

const TONE = { sending: 'neutral', sent: 'positive', failed: 'critical' } as const satisfies Record<string, Tone>;

/** How far the image archive has it; what went wrong is its title [LIST-10]. */
export function PacsMark({ state: { status, details } }: { state: PacsState }): ReactElement {
  const { t } = useTranslation();
  const step = STEP[status];
  return (
    <span title={details ?? undefined}>
      <Badge tone={TONE[step]}>{t(($) => $.bundles.archive[step])}</Badge>
    </span>
  );
}
