import { useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

/** Stands behind the right guard for a screen that is not built yet: nothing leads here but its typed address. */
export function NotAvailable(): ReactElement {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <Notice title={t(($) => $.navigation.notAvailableTitle)}>
      {t(($) => $.navigation.notAvailableHint, { product: name })}
    </Notice>
  );
}
