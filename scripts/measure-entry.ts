import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { type Plugin, rolldown } from 'rolldown';

/** Gzipped bytes of what an import brings into an application. */
export interface EntrySize {
  js: number;
  css: number;
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/**
 * Bundles and minifies a module as an application would, React itself left out, and weighs what comes out.
 * React Aria's own words are kept in one language, as `docs/publishing-vanilla-extract.md` advises.
 * @param code an ES module, such as `export * from '@isopter/ui/Button'`
 * @param root folder from which its imports are resolved
 * @param external what is left out besides React
 */
export async function measureEntry(code: string, root: string, external: readonly RegExp[] = []): Promise<EntrySize> {
  const styles = new Map<string, string>();
  const entry: Plugin = {
    name: 'entry',
    // filters keep the bundler from calling here for each of the hundreds of other modules
    resolveId: { filter: { id: /^entry\.js$/ }, handler: () => `${root}/entry.js` },
    load: { filter: { id: /\/entry\.js$/ }, handler: (id) => (id === `${root}/entry.js` ? code : null) },
  };
  const css: Plugin = {
    name: 'css',
    transform: {
      filter: { id: /\.css$/ },
      handler(source, id) {
        styles.set(id, source);
        return { code: '', moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
  const bundle = await rolldown({
    input: 'entry.js',
    external: [/^react(-dom)?(\/|$)/, ...external],
    plugins: [entry, css, optimizeLocales.rollup({ locales: ['en-US'] }) as Plugin],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  // what is loaded later, on demand, is not paid for by the import
  const js = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file, ...imported(file, output)] : []));
  return {
    js: js.reduce((sum, { code: text }) => sum + gzipped(text), 0),
    css: styles.size === 0 ? 0 : gzipped([...styles.values()].join('\n')),
  };
}

type Output = Awaited<ReturnType<Awaited<ReturnType<typeof rolldown>>['generate']>>['output'];
type Chunk = Extract<Output[number], { type: 'chunk' }>;

function imported(chunk: Chunk, output: Output, seen = new Set<string>()): Chunk[] {
  return chunk.imports.flatMap((name) => {
    const next = output.find((file): file is Chunk => file.type === 'chunk' && file.fileName === name);
    if (!next || seen.has(name)) return [];
    seen.add(name);
    return [next, ...imported(next, output, seen)];
  });
}
