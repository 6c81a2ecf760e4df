import { Logo } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand.ts';

/** Logo and copyright, the partner's on a white-label domain (NAV-11). */
export function Footer(): ReactElement {
  const { t } = useTranslation();
  const { copyright } = useBrand();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <>
      <Logo isMarkOnly />
      <span>{t(($) => $.navigation.copyright, { year, owner: copyright })}</span>
    </>
  );
}
