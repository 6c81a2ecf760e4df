import type { Brand } from '@isopter/ui/brand';
import { proxy } from 'valtio';
import { whiteLabelDomain } from '@isopter/ui/brand';

/** The partner's brand that is on; none on the product's own domains (NAV-11, NAV-12). */
export const branding = proxy<{ current: Brand | null }>({ current: null });

/** Puts on the brand of the partner whose domain this is. All that makes a brand is loaded there alone. */
export async function startBrand(host: string = location.hostname): Promise<void> {
  const domain = whiteLabelDomain(host);
  if (domain === null) return;
  try {
    await (await import('./loadBrand.ts')).loadBrand(domain);
  } catch (error) {
    console.error(`The brand of ${domain} could not be loaded.`, error);
  }
}
