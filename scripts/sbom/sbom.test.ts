import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { purlOf } from './releaseBom.ts';
import { type LockPackages, shippedPackages } from '../notices/shipped.ts';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string }[];
}
interface Bom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
}

const root = join(import.meta.dirname, '../..');
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

it('is a CycloneDX 1.6 document of every shipped package, with version, licence and hash [OUR-503]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-sbom-'));
  try {
    const file = join(folder, 'isopter.cdx.json');
    execFileSync(process.execPath, ['scripts/sbom.ts', file], { cwd: root });
    const { bomFormat, specVersion, metadata, components } = json(file) as Bom;
    const { version } = json(join(root, 'packages/ui/package.json')) as { version: string };
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(metadata.component).toMatchObject({ name: 'isopter', version, purl: `pkg:npm/isopter@${version}` });

    const { packages } = json(join(root, 'package-lock.json')) as { packages: LockPackages };
    const shipped = shippedPackages(packages);
    const listed = new Map(components.map((component) => [component.purl, component]));
    const found = shipped.map(({ name, version: of }) => ({ name, component: listed.get(purlOf(name, of)) }));
    const lacking = (has: (component: Component) => boolean) =>
      found.flatMap(({ name, component }) => (component && has(component) ? [] : [name]));
    expect(lacking(({ hashes = [] }) => hashes.some(({ alg }) => alg === 'SHA-512'))).toEqual([]);
    // their manifests declare none; the notices have their texts
    expect(lacking(({ licenses = [] }) => licenses.length > 0)).toEqual(['memorystream', 'png-js']);
    expect(components.filter(({ name }) => ['vitest', 'storybook', 'playwright'].includes(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
