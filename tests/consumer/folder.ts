import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

/** Leads to where install.setup.ts has installed the packed kit. */
export const link = join(root, '.cache/consumer');

/** The folder outside of the workspace in which the packed kit is installed, with an application in each of its folders. */
export const installed = (): string => realpathSync(link);
