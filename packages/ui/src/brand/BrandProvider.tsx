import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Brand } from './Brand.ts';

/** The parts of a brand that screens show. Without logos, the product's own mark is shown with the name. */
export type BrandIdentity = Pick<Brand, 'name' | 'copyright' | 'technicianArea'> & Partial<Pick<Brand, 'logos'>>;

const BrandContext = createContext<BrandIdentity>({ name: 'Isopter' });

/** The brand of the nearest {@link BrandProvider}, or the product's own. */
export const useBrand = (): BrandIdentity => useContext(BrandContext);

/** Props of {@link BrandProvider}. */
export interface BrandProviderProps {
  /** A brand returned by `parseBrand` or `readBrand`; `null` for the product's own. */
  brand: BrandIdentity | null;
  /** The content that is shown under the brand. */
  children: ReactNode;
}

/**
 * Replaces the product's name and logo with a partner's in everything below it. Colours and fonts are set with
 * `applyBrand`.
 */
export function BrandProvider({ brand, children }: BrandProviderProps): ReactElement {
  return brand === null ? <>{children}</> : <BrandContext value={brand}>{children}</BrandContext>;
}
