import type { Brand } from '@isopter/ui';
import { proxy, useSnapshot } from 'valtio';
import { whiteLabelDomain } from './whiteLabelDomain.ts';

/** What a partner replaces: `/brands/{domain}.json` (NAV-11, NAV-12). */
export interface BrandManifest {
  name: string;
  /** Address of the logo; the product's own mark where there is none. */
  logo: string | null;
  /** Owner named in the copyright line. */
  copyright: string;
  /** Tokens of the theme that differ. */
  theme?: Brand;
}

const brand = proxy<BrandManifest>({ name: 'Isopter', logo: null, copyright: 'Isopter' });

export const useBrand = (): BrandManifest => useSnapshot(brand) as BrandManifest;

/** Puts on the brand of the partner whose domain this is. Where there is none the product keeps its own. */
export async function startBrand(host: string = location.hostname): Promise<void> {
  const domain = whiteLabelDomain(host);
  if (domain === null) return;
  try {
    const answer = await fetch(`/brands/${encodeURIComponent(domain)}.json`);
    // where there is none a server may answer with the application's page
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return;
    const { theme, ...manifest } = (await answer.json()) as BrandManifest;
    if (theme !== undefined) (await import('@isopter/ui/theme')).applyTheme(theme);
    Object.assign(brand, manifest);
  } catch (error) {
    console.error(`The brand of ${domain} could not be put on.`, error);
  }
}
