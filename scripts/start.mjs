// `npm start` and `npm run dev`: installs what is missing, then starts the product with the project's own Node.
// The scripts of package.json run it by `exec`: npm sends SIGTERM to its shell, which would end without passing it on, and
// npm with it. With `exec` this process replaces the shell, and npm waits until everything has stopped. Windows has no such
// signal; there exec.cmd makes `exec` a command.
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root, run } from './ensure-installed.mjs';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
process.on('SIGINT', () => {
  // Windows sends Ctrl-C to every process of the console, and a kill there would not let a program stop its children
  if (process.platform !== 'win32') stop.abort();
});

const program = ['--conditions=@isopter/source', '--import=tsx', join(root, 'scripts', 'start', 'main.ts')];
await ensureInstalled(root, { signal: stop.signal });
if (stop.signal.aborted) process.exit(0);
const code = await run(projectNode(), [...program, ...process.argv.slice(2)], {
  env: projectEnv(),
  signal: stop.signal,
});
process.exit(stop.signal.aborted ? 0 : code);
