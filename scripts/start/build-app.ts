// A process of its own: a production build sets the environment of the process it runs in.
import { ensureClinicBuilt } from './build.ts';

await ensureClinicBuilt();
