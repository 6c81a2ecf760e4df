import { applyBrand, problemText, readBrand } from '@isopter/ui/brand';
import { branding } from './brand.ts';

/**
 * Loads `/brands/{domain}.json` and puts it on, if it is well-formed, readable in every theme and made for this domain.
 * If not, the product keeps its own look and the console says why.
 * @throws where the network fails
 */
export async function loadBrand(domain: string): Promise<void> {
  const answer = await fetch(`/brands/${encodeURIComponent(domain)}.json`);
  // if there is no brand, a server may answer with the application's page
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return;
  const { brand, problems } = readBrand(await answer.text());
  if (problems) console.error(`The brand of ${domain} is refused.\n${problemText(problems)}`);
  else if (brand.domain !== domain) console.error(`The brand of ${domain} is refused.\ndomain: is ${brand.domain}`);
  else {
    applyBrand(brand);
    branding.current = brand;
  }
}
