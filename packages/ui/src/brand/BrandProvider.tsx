import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Brand } from './Brand.ts';

/** Whose product it is: what screens say and show of a brand. Without logos the product's own sign and the name stand. */
export type BrandIdentity = Pick<Brand, 'name' | 'copyright' | 'technicianArea'> & Partial<Pick<Brand, 'logos'>>;

const BrandContext = createContext<BrandIdentity>({ name: 'Isopter' });

/** The brand the product runs under: the nearest {@link BrandProvider}'s, or the product's own. */
export const useBrand = (): BrandIdentity => useContext(BrandContext);

/** Props of {@link BrandProvider}. */
export interface BrandProviderProps {
  /** As `parseBrand` or `readBrand` returned it; the product's own where there is none. */
  brand: BrandIdentity | null;
  /** Where the brand holds. */
  children: ReactNode;
}

/** Puts a partner's name and logo in place of ours, everywhere below. Colours and type come by `applyBrand`. */
export function BrandProvider({ brand, children }: BrandProviderProps): ReactElement {
  return brand === null ? <>{children}</> : <BrandContext value={brand}>{children}</BrandContext>;
}
