// `npm test` and `npm run check`: installs what is missing, then runs scripts/<name>/main.ts on the project's own Node.
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root, run } from './ensure-installed.mjs';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
// the terminal sends Ctrl-C to the program too
process.on('SIGINT', () => {});

const [name, ...args] = process.argv.slice(2);
await ensureInstalled(root, { signal: stop.signal });
if (stop.signal.aborted) process.exit(1);
const program = [join(root, 'scripts', name, 'main.ts'), ...args];
process.exit(await run(projectNode(), program, { env: projectEnv(), signal: stop.signal }));
