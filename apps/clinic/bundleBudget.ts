import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Everything a browser downloads before `chunk` can run. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, seen);
  }
  return seen;
}

/**
 * Prints what each screen costs on a first visit (the entry, the screen's chunk and all they import, gzipped),
 * and fails the build when a screen with a budget outgrows it.
 * @param budgets bytes of gzipped JavaScript by the screen's module, relative to the app
 */
export function bundleBudget(budgets: Readonly<Record<string, number>>): Plugin {
  return {
    name: 'isopter-bundle-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sizes = new Map(chunks.map((chunk) => [chunk.fileName, gzipSync(chunk.code).length]));
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (entry === undefined) return;
      const over: string[] = [];
      for (const chunk of chunks) {
        if (!chunk.isDynamicEntry || chunk.facadeModuleId === null || !chunk.facadeModuleId.includes('/src/')) continue;
        const screen = chunk.facadeModuleId.slice(
          chunk.facadeModuleId.lastIndexOf('/apps/clinic/') + '/apps/clinic/'.length,
        );
        const needed = withImports(bundle, chunk, withImports(bundle, entry));
        const total = [...needed].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
        const budget = budgets[screen];
        const limit = budget === undefined ? '' : ` of ${kilobytes(budget)}`;
        this.info(`${screen}: ${kilobytes(total)}${limit} gzipped JavaScript on a first visit`);
        if (budget !== undefined && total > budget) over.push(screen);
      }
      const missing = Object.keys(budgets).filter(
        (screen) => !chunks.some((chunk) => chunk.facadeModuleId?.endsWith(`/${screen}`)),
      );
      if (missing.length > 0) this.error(`No chunk for ${missing.join(', ')}: is the screen still loaded lazily?`);
      if (over.length > 0) this.error(`Over budget: ${over.join(', ')}`);
    },
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
