import { dirname, join } from 'node:path/posix';

/** Finds the file of the repository that a specifier names; undefined for an installed package. */
export type Resolve = (from: string, specifier: string) => string | undefined;

/** The fields of a workspace's package.json that resolution needs. */
export interface Manifest {
  name: string;
  exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Resolves relative paths, and the workspace's packages to their sources. */
export function resolver(manifests: ReadonlyMap<string, Manifest>): Resolve {
  const entries = [...manifests].flatMap(([folder, { name, exports = {} }]) =>
    Object.entries(exports).map(([entry, target]) => ({
      specifier: join(name, entry),
      file: join(folder, typeof target === 'string' ? target : (target['@isopter/source'] ?? '')),
    })),
  );
  const exact = new Map(entries.map(({ specifier, file }) => [specifier, file]));
  const patterns = entries
    .filter(({ specifier }) => specifier.includes('*'))
    .map(({ specifier, file }) => {
      const [before = '', after = ''] = specifier.split('*');
      return { before, after, file };
    });
  return (from, specifier) => {
    // a query tells a bundler how to load the file
    if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*$/, ''));
    const found = patterns.find(({ before, after }) => specifier.startsWith(before) && specifier.endsWith(after));
    return (
      exact.get(specifier) ??
      found?.file.replace('*', specifier.slice(found.before.length, specifier.length - found.after.length))
    );
  };
}
