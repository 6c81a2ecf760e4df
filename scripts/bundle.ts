// `npm run bundle -- folder`: what a clinic's machine needs to run the product, without what it takes to build it.
// docs/deploying.md
import { execSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NOTICES_FILE, thirdPartyNotices } from './notices/notices.ts';

const root = resolve(import.meta.dirname, '..');
const SAMPLE_DATA = '--sample-data';
const [to] = process.argv.slice(2).filter((argument) => argument !== SAMPLE_DATA);
const withSampleData = process.argv.includes(SAMPLE_DATA);

/** The programs, what they read, and the manifests npm installs from. */
const PARTS = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  ...globSync('{apps,packages}/*/package.json', { cwd: root }),
  'apps/server/dist',
  'apps/server/migrations',
  'apps/agent/dist',
  'apps/agent/migrations',
  'apps/clinic/dist',
  'packages/ui/brands',
];

if (to === undefined || (existsSync(to) && readdirSync(to).length > 0)) {
  console.error('Name an empty folder: npm run bundle -- folder [--sample-data]');
  process.exit(1);
}
/** Returns whether a file is deployed. Source maps serve the checkout that they were made in. */
const isPublic = (path: string): boolean =>
  !path.endsWith('.map') && (withSampleData || path !== join(root, 'apps/server/dist/demo.js'));
const run = (command: string): unknown => execSync(command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
run('node scripts/start/build-app.ts');
run('npm run build --workspace=@isopter/server --workspace=@isopter/agent');
for (const part of PARTS) cpSync(join(root, part), join(to, part), { recursive: true, filter: isPublic });
writeFileSync(join(to, NOTICES_FILE), thirdPartyNotices(root));
// no package of the server needs its install script, and one of a changed package could do anything
writeFileSync(join(to, '.npmrc'), 'ignore-scripts=true\n');
console.log(`${resolve(to)} holds the product. There:

  npm ci --omit=dev --ignore-scripts --workspace=@isopter/server
  NODE_ENV=production node apps/server/dist/main.js

On a machine of a clinic with an on-premises agent (docs/agent.md):

  npm ci --omit=dev --ignore-scripts --workspace=@isopter/agent
  NODE_ENV=production node apps/agent/dist/main.js`);
