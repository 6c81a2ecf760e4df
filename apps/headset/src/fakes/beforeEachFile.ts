import { restartIds } from './orders.ts';

// Vitest runs this before each file of tests, also where files share their modules.
restartIds();
