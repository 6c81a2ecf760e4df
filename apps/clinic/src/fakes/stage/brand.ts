import { applyBrand } from '@isopter/ui/brand';
import { branding, startBrand } from '../../lib/platform/brand/brand.ts';

/** Puts a brand on as a visit to its domain does. @returns takes it off again */
export async function visit(host: string, brand: object): Promise<() => void> {
  const { fetch } = globalThis;
  const own: typeof fetch = async (input, init) =>
    input === `/brands/${host.split('.')[0]}.json` ? Response.json(brand) : fetch(input, init);
  globalThis.fetch = own;
  await startBrand(host);
  // another story may have begun meanwhile
  if (globalThis.fetch === own) globalThis.fetch = fetch;
  return () => {
    if (branding.current) applyBrand(branding.current)();
    branding.current = null;
  };
}
