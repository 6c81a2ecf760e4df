import { AppFooter, useBrand } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Logo and copyright, the partner's on a white-label domain (NAV-11). */
export function Footer(): ReactElement {
  const { t } = useTranslation();
  const { name, copyright = name } = useBrand();
  const [year] = useState(() => new Date().getFullYear());
  return <AppFooter copyright={t(($) => $.navigation.copyright, { year, owner: copyright })} />;
}
