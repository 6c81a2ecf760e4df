import type { ModuleFacts } from './modules.ts';
import type { Resolve } from './resolve.ts';

/**
 * Finds the importers of each file. Index files are followed: a file that imports Button from `@isopter/ui` imports the
 * file that declares Button.
 * @param modules all files of the repository by their path
 * @returns the importers of each file
 */
export function importersByFile(modules: ReadonlyMap<string, ModuleFacts>, resolve: Resolve): Map<string, Set<string>> {
  /** The files that declare a name which a file exports. */
  function declarations(file: string, name: string, visited: ReadonlySet<string> = new Set()): string[] {
    const facts = modules.get(file);
    if (!facts || visited.has(file)) return [];
    if (facts.own.has(name)) return [file];
    return facts.passesOn
      .filter(({ as }) => as === undefined || as === name)
      .flatMap(({ specifier, name: original, as }) => {
        const target = resolve(file, specifier);
        if (target === undefined) return [];
        // `export * as name` exports a whole module
        if (as !== undefined && original === undefined) return [target];
        return declarations(target, as === undefined ? name : (original ?? name), new Set(visited).add(file));
      });
  }

  const importers = new Map<string, Set<string>>();
  for (const [importer, { imports }] of modules)
    for (const { specifier, name } of imports) {
      const target = resolve(importer, specifier);
      if (target === undefined) continue;
      // JSON and other files without code declare no names
      for (const file of name === undefined || !modules.has(target) ? [target] : declarations(target, name)) {
        if (!importers.has(file)) importers.set(file, new Set());
        importers.get(file)!.add(importer);
      }
    }
  return importers;
}

/**
 * Files that depend on some files, through any number of imports.
 * @returns the least number of imports between, by file; the files themselves are at 0
 */
export function dependents(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // a Map visits what is added while it is iterated
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
