// `node scripts/sbom.ts FILE`: writes the software bill of materials of a release. docs/releasing.md
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockPackages, shippedFolders } from './notices/shipped.ts';
import { type Bom, purlOf, releaseBom } from './sbom/releaseBom.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const [to] = process.argv.slice(2);
if (to === undefined) {
  console.error('Name a file: node scripts/sbom.ts isopter.cdx.json');
  process.exit(1);
}
// not --omit=dev: npm would also leave out packages of the server that are tools of the checkout as well, such as pg
const OPTIONS = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const written = execFileSync('npm', ['sbom', ...OPTIONS], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const { packages } = read('package-lock.json') as { packages: LockPackages };
const purls = [...shippedFolders(packages)].map((folder) => {
  const { name = folder.split('node_modules/').at(-1)!, version = '' } = packages[folder]!;
  return purlOf(name, version);
});
const { version } = read('packages/ui/package.json') as { version: string };
const bom = releaseBom(JSON.parse(written) as Bom, version, new Set(purls));
writeFileSync(to, `${JSON.stringify(bom, null, 2)}\n`);
