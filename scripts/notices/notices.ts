import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockPackages, shippedPackages, type ShippedPackage } from './shipped.ts';
import { standardText } from './standardTexts.ts';

/** Name of the file in the built app and in a bundle. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Files of a package that hold licences and notices, wherever they are in it. */
const TEXT_FILE = /(?:licen[cs]e|copying|notices?|copyright)[^/]*$/i;
const NOT_A_TEXT = /\.(?:[cm]?[jt]sx?|map|json|svg|css|html|node|wasm|ya?ml)$/i;

/** Returns the licences and notices in a package's folder, without repetitions. */
function textsIn(folder: string): string[] {
  const files = globSync('**', { cwd: folder, exclude: ({ name }) => name === 'node_modules', withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name) && !NOT_A_TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  return [...new Set(files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()))];
}

const hasLicense = (texts: readonly string[]): boolean => texts.some((text) => text.length > 0);

/** Returns the texts of every package. @throws Error with the packages that have none */
function textsOf(root: string, packages: readonly ShippedPackage[]): Map<ShippedPackage, string> {
  const texts = new Map<ShippedPackage, string>();
  const missing: string[] = [];
  for (const shipped of packages) {
    const own = textsIn(join(root, shipped.folder));
    const text = hasLicense(own) ? own.join('\n\n') : standardText(shipped.name, shipped.license);
    if (text) texts.set(shipped, text);
    else missing.push(`${shipped.name} ${shipped.version} (${shipped.license || 'no licence declared'})`);
  }
  if (missing.length > 0)
    throw new Error(
      `No licence text in the npm package, nor in scripts/notices/standardTexts.ts: ${missing.join(', ')}`,
    );
  return texts;
}

const LINE = '-'.repeat(80);

/**
 * Returns the notices of all software by others that Isopter ships, with the full text of each licence.
 * @param root folder of a checkout whose packages are installed
 * @throws Error with the packages that have no licence text
 */
export function thirdPartyNotices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockPackages };
  const texts = textsOf(root, shippedPackages(packages));
  const sections = Map.groupBy(texts, ([, text]) => text);
  const written = [...sections].map(([text, entries]) => {
    const names = entries.map(([{ name, version, license }]) => `${name} ${version}${license && ` (${license})`}`);
    return `${LINE}\n${names.join('\n')}\n\n${text}\n`;
  });
  return `Isopter contains the following software, under these licences.\n\n${written.join('\n')}`;
}
