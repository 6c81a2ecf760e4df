// `npm test` and `npm run check`: installs what is missing, then runs scripts/<name>/main.ts on the project's own Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
const { status } = spawnSync(projectNode(), [join(root, 'scripts', name, 'main.ts'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
