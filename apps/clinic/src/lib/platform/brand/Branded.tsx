import { BrandProvider } from '@isopter/ui';
import type { Brand } from '@isopter/ui/brand';
import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { branding } from './brand.ts';

/** Replaces our name and logo by the partner's, everywhere below (NAV-11, NAV-12). */
export function Branded({ children }: { children: ReactNode }): ReactElement {
  return <BrandProvider brand={useSnapshot(branding).current as Brand | null}>{children}</BrandProvider>;
}
