import type { PatientAlert } from '@isopter/contract';
import { Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format/useFormats.ts';
import * as css from './Alerts.css.ts';
import { AlertBadge } from './AlertBadge.tsx';

/** An alert with its author and its date. */
export function SignedAlert({ alert }: { alert: PatientAlert }): ReactElement {
  const { t } = useTranslation();
  const { dayOf } = useFormats();
  return (
    <span className={css.alert}>
      <AlertBadge alert={alert} />
      <Text as="span" size="xs" tone="secondary">
        {t(($) => $.patients.alerts.by, { name: alert.author.name, date: dayOf(alert.created) })}
      </Text>
    </span>
  );
}
