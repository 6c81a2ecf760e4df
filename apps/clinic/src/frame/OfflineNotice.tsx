import { Banner, useBrand } from '@isopter/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { notice } from './Frame.css.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that internet access is required while the browser is offline (ERR-10). */
export function OfflineNotice(): ReactElement | null {
  const { t } = useTranslation();
  const { name } = useBrand();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className={notice}>
      <Banner tone="caution">{t(($) => $.navigation.offline, { product: name })}</Banner>
    </div>
  );
}
