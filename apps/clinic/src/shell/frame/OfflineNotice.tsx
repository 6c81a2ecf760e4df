import { useOnline } from '@isopter/api-client';
import { Banner, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { notice } from './Frame.css.ts';

/** Says that internet access is required while the browser is offline (ERR-10). */
export function OfflineNotice(): ReactElement | null {
  const { t } = useTranslation();
  const { name } = useBrand();
  if (useOnline()) return null;
  return (
    <div className={notice}>
      <Banner tone="caution">{t(($) => $.navigation.offline, { product: name })}</Banner>
    </div>
  );
}
