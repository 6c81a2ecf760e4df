import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

/** An address that leads nowhere, with the way home (NAV-01, NAV-19). */
export function NotFound(): ReactElement {
  const { t } = useTranslation();
  return <Notice title={t(($) => $.navigation.notFoundTitle)}>{t(($) => $.navigation.notFoundHint)}</Notice>;
}
