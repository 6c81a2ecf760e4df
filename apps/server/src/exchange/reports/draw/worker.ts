// Draws reports in a separate thread, one after the other. It has no database access and logs nothing.
import { setPriority } from 'node:os';
import { serveTasks } from '../../../platform/lib/serveTasks.ts';
import type { ReportJob } from './job.ts';
import { makeReport } from './make.ts';

/** Below whatever serves examinations; on Linux a priority is of one thread, elsewhere it would be of the whole server. */
if (process.platform === 'linux') setPriority(5);

serveTasks((job: ReportJob) => makeReport(job, new Date()));
