import { LogoProvider } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useBrand } from './brand.ts';

/** Puts the partner's name and logo in place of ours, everywhere below (NAV-11, NAV-12). */
export function BrandProvider({ children }: { children: ReactNode }): ReactElement {
  const { name, logo } = useBrand();
  if (logo === null) return <>{children}</>;
  return <LogoProvider brand={{ name, mark: <img src={logo} alt="" height={28} /> }}>{children}</LogoProvider>;
}
