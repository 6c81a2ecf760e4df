// `npm start` and `npm run dev`: installs what is missing, then hands over to the project's own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';

ensureInstalled();
const program = ['--conditions=@isopter/source', '--import=tsx', join(root, 'scripts', 'start', 'main.ts')];
const child = spawn(projectNode(), [...program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
});
// The terminal sends Ctrl-C to the whole group: the child stops its own children and then itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
