import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

/** Stands behind the right guard for a screen that is not built yet. */
export function NotAvailable(): ReactElement {
  const { t } = useTranslation();
  return <Notice title={t(($) => $.navigation.notAvailableTitle)}>{t(($) => $.navigation.notAvailableHint)}</Notice>;
}
