import { useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Notice } from './Notice.tsx';

/** Stands behind the right guard for a screen that is not built yet. */
export function NotAvailable(): ReactElement {
  const { t } = useTranslation();
  const [pathname] = useLocation();
  const { name, technicianArea = t(($) => $.navigation.technicianArea) } = useBrand();
  return (
    <Notice title={t(($) => $.navigation.notAvailableTitle)}>
      {pathname === '/techall-mode'
        ? t(($) => $.navigation.technicianAreaHint, { area: technicianArea })
        : t(($) => $.navigation.notAvailableHint, { product: name })}
    </Notice>
  );
}
