import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** One build of the application, as the list of builds remembers it. */
export interface Build {
  /** Identifies the build. The page contains its own; the server reports the current one. */
  id: string;
  /** When it was made, in milliseconds of the epoch. */
  made: number;
  /** Files with a content hash in their names, relative to the build folder. */
  files: readonly string[];
}

/** How long the files of an earlier build stay: longer than any page is open, for a session lasts twelve hours. */
const KEPT_FOR = 7 * 24 * 3_600_000;

/** The builds whose files stay: the newest two, and all that are younger than a week. Newest first. */
export const keptBuilds = (builds: readonly Build[], now: number): Build[] =>
  builds.toSorted((a, b) => b.made - a.made).filter(({ made }, index) => index < 2 || now - made < KEPT_FOR);

/** Returns the files that belong neither to a kept build nor to the current one. */
export function staleFiles(present: readonly string[], kept: readonly Build[], current: readonly string[]): string[] {
  const wanted = new Set([...current, ...kept.flatMap(({ files }) => files)]);
  return present.filter((file) => !wanted.has(file));
}

const LIST = 'builds.json';
const readBuilds = (list: string): Build[] =>
  existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Build[]) : [];

/**
 * Keeps the files of earlier builds beside the new ones, for pages that were open during a deployment, and writes the
 * build's name into the page. The entry's name stands for the build: it is made from all that the entry leads to.
 */
export function keepBuilds(): Plugin {
  let folder = '';
  let publicFolder = '';
  return {
    name: 'isopter-keep-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: ({ root, build, publicDir }) => {
      folder = join(root, build.outDir);
      publicFolder = publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { chunk }) =>
        chunk && [{ tag: 'meta', attrs: { name: 'build', content: buildId(chunk.fileName) }, injectTo: 'head' }],
    },
    writeBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const page = bundle['index.html'];
      const id =
        page?.type === 'asset' ? /<meta name="build" content="([^"]+)"/.exec(String(page.source))?.[1] : undefined;
      if (id === undefined) throw new Error('The page does not name its build.');
      const list = join(folder, LIST);
      const now = Date.now();
      const builds = readBuilds(list).filter((build) => build.id !== id);
      const kept = keptBuilds([{ id, made: now, files }, ...builds], now);
      const current = [LIST, ...Object.keys(bundle), ...filesOf(publicFolder)];
      for (const file of staleFiles(filesOf(folder), kept, current)) rmSync(join(folder, file));
      writeFileSync(list, JSON.stringify(kept));
    },
  };
}

const filesOf = (folder: string): string[] =>
  globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

const buildId = (entry: string): string => entry.replace(/^assets\//, '').replace(/\.js$/, '');
