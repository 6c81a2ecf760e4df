import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this repository. */
export const root = new URL('../..', import.meta.url).pathname;

/** The used fields of package.json. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string | { types?: string; default: string }>;
  repository?: { type: string; url: string; directory: string };
  homepage?: string;
  bugs?: { url: string };
  license?: string;
  bin?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that are published, by their folders below `packages/`. */
export const published: ReadonlyMap<string, Manifest> = new Map(
  globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => [dirname(path), readManifest(join(root, dirname(path)))] as const)
    .filter(([, { private: isPrivate }]) => isPrivate !== true),
);

/** A package as `npm pack` made it. */
export interface Packed {
  name: string;
  version: string;
  filename: string;
  integrity: string;
  shasum: string;
  /** Bytes of the tarball. */
  size: number;
  files: readonly { path: string; size: number; mode: number }[];
}
