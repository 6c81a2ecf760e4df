import type { Brand } from '../packages/ui/src/brand/Brand.ts';

/** The product as it is, without a partner. */
export const NO_BRAND = 'isopter';

const files = import.meta.glob<Brand>('../packages/ui/brands/*.json', { eager: true, import: 'default' });

/** The sample brands by their domain. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(files).map((brand) => [brand.domain, brand]),
);
