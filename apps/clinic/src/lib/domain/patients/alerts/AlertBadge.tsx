import type { PatientAlert } from '@isopter/contract';
import { Badge } from '@isopter/ui';
import type { ReactElement } from 'react';
import * as css from './Alerts.css.ts';
import { LOOKS } from './looks.tsx';
import { useAlertText } from './useAlertText.ts';

/** An alert as a badge with an icon and words. */
export function AlertBadge({ alert }: { alert: Pick<PatientAlert, 'kind' | 'text'> }): ReactElement {
  const textOf = useAlertText();
  const { icon, tone } = LOOKS[alert.kind];
  return (
    <Badge tone={tone}>
      <span className={css.words}>
        {icon}
        <bdi>{textOf(alert)}</bdi>
      </span>
    </Badge>
  );
}
