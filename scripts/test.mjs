// `npm test`: installs what is missing, then hands over to the project's own Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';

ensureInstalled();
const { status } = spawnSync(projectNode(), [join(root, 'scripts', 'test', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
