import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const server = dirname(resolve('@isopter/server/package.json'));

/** Folders the server reads, the same for its sources and for what is built of them. */
export const PLACES = {
  migrations: join(server, 'migrations'),
  /** The built application. */
  clinic: join(server, '../clinic/dist'),
  /** The partners' brands that come with the product. */
  brands: join(dirname(resolve('@isopter/ui/package.json')), 'brands'),
};

/** Whether these are the sources, which need a compiler, and not what was built of them. */
export const areSources: boolean = import.meta.url.endsWith('.ts');
