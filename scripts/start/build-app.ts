// Runs as a separate process, because a production build sets the environment of its process.
import { ensureClinicBuilt } from './build.ts';

await ensureClinicBuilt();
