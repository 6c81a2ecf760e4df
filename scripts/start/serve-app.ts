// Serves the app with hot reload. A separate process, because Vite ends the process it runs in on SIGTERM.
import { createServer } from 'vite';

const server = await createServer({ root: 'apps/clinic', configFile: 'apps/clinic/vite.config.ts' });
await server.listen();
