import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

/** Folders the server reads, the same for its sources and for what is built of them. Looked up when used: the agent has none of them. */
export const PLACES = {
  get migrations(): string {
    return join(folderOf('@isopter/server'), 'migrations');
  },
  /** The built application. */
  get clinic(): string {
    return join(folderOf('@isopter/server'), '../clinic/dist');
  },
  /** The texts of the application: `LANGUAGE/app.json`. */
  get texts(): string {
    return areSources ? folderOf('@isopter/locales') : join(this.clinic, 'locales');
  },
  /** The partners' brands that come with the product. */
  get brands(): string {
    return join(folderOf('@isopter/ui'), 'brands');
  },
};

/** Whether this runs from sources, which need a compiler, or from a build. */
export const areSources: boolean = import.meta.url.endsWith('.ts');
