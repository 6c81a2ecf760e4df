// `npm run bench`: installs what is missing, the peers beside us too, then hands over to the project's own Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';

const BENCH = join(root, 'tests', 'bench');

await ensureInstalled();
await ensureInstalled(BENCH);
const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: projectEnv() });
  if (status !== 0) process.exit(status ?? 1);
};
// `npm run types` knows nothing of the peers
run('tsc', ['-p', BENCH]);
run(projectNode(), ['--conditions=@isopter/source', join(BENCH, 'run.ts'), ...process.argv.slice(2)]);
