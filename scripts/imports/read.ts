import { dirname, join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';

/** One file imports another, or a package. */
export interface Import {
  from: string;
  /** A path from the root of the repository; for what is not relative, the name as it is written. */
  to: string;
  isRelative: boolean;
  /** Counted from 1. */
  line: number;
}

/** A name in quotes; what is put together while the program runs is none. */
const QUOTED = /^(['"`])(?<name>[^'"`$]+)\1$/;

/**
 * Everything a file imports, types and parts that are loaded later included.
 *
 * @param path of the file, from the root of the repository
 */
export function importsOf(path: string, source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests.flatMap(({ start, end }) => {
    const name = QUOTED.exec(source.slice(start, end))?.groups?.['name'];
    if (name === undefined) return [];
    const isRelative = name.startsWith('.');
    // a query says to a bundler how to load the file
    const to = isRelative ? join(dirname(path), name.replace(/\?.*$/, '')) : name;
    return [{ from: path, to, isRelative, line: source.slice(0, start).split('\n').length }];
  });
}
