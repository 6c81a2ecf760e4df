import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Tools and types a fresh Vite application of today has, in the versions this repository uses. */
const TOOLS = [
  'vite',
  '@vitejs/plugin-react',
  '@vanilla-extract/vite-plugin',
  'typescript',
  '@types/react',
  '@types/react-dom',
];

/**
 * Packs the kit as it would be published, and installs it into a fresh Vite application outside the workspace.
 * @returns folder of the application
 */
export function installConsumer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-consumer-'));
  cpSync(join(root, 'tests/consumer/app'), folder, { recursive: true });
  cpSync(join(root, 'packages/ui/brands/harbour.json'), join(folder, 'src/brand.json'));
  run('npm', ['pack', '--workspace', '@isopter/ui', '--pack-destination', folder, '--ignore-scripts'], root);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const dependencies = {
    '@isopter/ui': `file:./${tarball}`,
    ...Object.fromEntries(['react', 'react-dom', '@vanilla-extract/css'].map((name) => [name, versionOf(name)])),
  };
  const devDependencies = Object.fromEntries(TOOLS.map((name) => [name, manifest.devDependencies[name]]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies, devDependencies }, null, 2),
  );
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  return folder;
}

/** Checks the application's types against the packed ones, and builds it. */
export function buildConsumer(folder: string): void {
  run(join(folder, 'node_modules/.bin/tsc'), [], folder);
  run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], folder);
}
