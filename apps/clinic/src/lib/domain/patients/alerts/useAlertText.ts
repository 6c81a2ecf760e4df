import type { PatientAlert } from '@isopter/contract';
import { useTranslation } from 'react-i18next';

/** Returns an alert in words: its kind, and its text if it has one. */
export function useAlertText(): (alert: Pick<PatientAlert, 'kind' | 'text'>) => string {
  const { t } = useTranslation();
  return ({ kind: id, text }) => {
    const kind = t(($) => $.patients.alerts.kinds[id]);
    return text ? t(($) => $.patients.alerts.withText, { kind, text }) : kind;
  };
}
