import { readFileSync } from 'node:fs';
import type { RenderedChunk, RolldownOptions } from 'rolldown';
import { vanillaExtractLibrary } from './vanilla-extract-library.ts';

interface Entry {
  '@isopter/source'?: string;
}

/** The sources of what the package in this folder exports, by their paths in `dist`. */
function exportedSources(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Entry> };
  const sources = Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry['@isopter/source'] ? [entry['@isopter/source']] : [],
  );
  return Object.fromEntries(sources.map((path) => [path.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), path]));
}

/** Imports that only work where components have state: on the client, or in server-side rendering. */
const CLIENT = /^(react|react-dom|react-aria|react-aria-components|react-stately|swr)(\/|$)/;

/**
 * Marks modules that draw or hold state for frameworks with server components, which otherwise take them for such.
 * Modules of rules, models, words and tokens stay free of it: both sides can call them.
 */
const clientDirective = ({ imports }: RenderedChunk): string =>
  imports.some((name) => CLIENT.test(name)) ? "'use client';" : '';

/** Returns the build options of every package: one file for each module, with nothing bundled into it. */
export const library = (input: Record<string, string> = exportedSources()) =>
  ({
    input,
    external: /^[^./]/,
    output: {
      dir: 'dist',
      format: 'esm',
      cleanDir: true,
      sourcemap: true,
      preserveModules: true,
      preserveModulesRoot: 'src',
      banner: clientDirective,
    },
  }) satisfies RolldownOptions;

/** A package with styles. */
export function styledLibrary(input?: Record<string, string>) {
  const { output, ...rest } = library(input);
  return {
    ...rest,
    plugins: [
      vanillaExtractLibrary({
        srcDir: 'src',
        identOption: ({ hash, debugId }) => `isopter_${debugId ?? ''}_${hash}`,
      }),
    ],
    output: {
      ...output,
      // not x.css.js: a consumer's own vanilla-extract plugin would take it for a source
      entryFileNames: ({ name }: { name: string }) => `${name.replace(/\.css$/, '.styles')}.js`,
    },
  } satisfies RolldownOptions;
}
