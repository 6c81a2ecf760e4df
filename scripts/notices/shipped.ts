/** The fields of an entry of package-lock.json that describe an installed package. */
interface LockEntry {
  /** Name of workspaces and renamed packages; others are named by their folder. */
  name?: string;
  version?: string;
  license?: string;
  /** Workspace packages are links to their folders. */
  link?: true;
  resolved?: string;
  /** A build for one platform has one of these. */
  os?: readonly string[];
  cpu?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}
/** `packages` of package-lock.json, by folder. */
export type LockPackages = Readonly<Record<string, LockEntry>>;

/** A package by somebody else that is installed with the server or bundled into the app. */
export interface ShippedPackage {
  /** Folder, from the root of the checkout. */
  folder: string;
  name: string;
  version: string;
  /** SPDX expression, as the package declares it. */
  license: string;
}

/** Workspaces that are shipped: npm installs the packages of the server, and the app contains its own. */
const SHIPPED = ['apps/server', 'apps/clinic'];

const MODULES = 'node_modules/';

/** Returns the folder that a package finds a dependency in, as Node does; `undefined` for a peer that is not installed. */
function resolve(packages: LockPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = folder === '' ? MODULES + name : `${folder}/${MODULES}${name}`;
    if (packages[found]) return found;
    if (folder === '') return undefined;
  }
}

/** Returns the folders of all packages that workspaces need at run time, with the workspaces and builds for every platform. */
export function shippedFolders(packages: LockPackages, workspaces: readonly string[] = SHIPPED): Set<string> {
  const seen = new Set<string>();
  const queue = [...workspaces];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    const entry = packages[folder];
    if (seen.has(folder) || !entry) continue;
    seen.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    const found = Object.keys(needed).flatMap((name) => resolve(packages, folder, name) ?? []);
    queue.push(...found, ...(entry.link && entry.resolved ? [entry.resolved] : []));
  }
  return seen;
}

/**
 * Returns the packages by others that workspaces need at run time, in the order of their names. Builds for single platforms
 * are left out: their licence is that of the package that they belong to.
 * @param workspaces folders
 */
export function shippedPackages(packages: LockPackages, workspaces: readonly string[] = SHIPPED): ShippedPackage[] {
  return [...shippedFolders(packages, workspaces)]
    .flatMap((folder) => {
      const { link, os, cpu, version = '', license = '' } = packages[folder]!;
      const name = folder.split(MODULES).at(-1)!;
      return link || os || cpu || !folder.includes(MODULES) ? [] : [{ folder, name, version, license }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}
