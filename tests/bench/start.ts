import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_FROM } from '../../scripts/start/build.ts';
import { npmStart } from '../fresh/npmStart.ts';
import type { Table } from './table.ts';

const PORT = 4792;

/** From `npm start` to the first page, on installed dependencies. */
export async function startBench(): Promise<Table> {
  const rows: string[][] = [];
  const folder = await mkdtemp(join(tmpdir(), 'isopter-bench-'));
  const measure = async (what: string, data: string) => {
    const { seconds, said, stop } = await npmStart({
      port: PORT,
      env: { ...process.env, ISOPTER_DATA: join(folder, data) },
    });
    await stop();
    rows.push([what, said.includes('Building the app') ? 'yes' : 'no', `${seconds.toFixed(1)} s`]);
  };
  try {
    await rm(BUILT_FROM, { force: true });
    await measure('first start', 'one');
    await measure('second start', 'one');
    await measure('first start, app built before', 'two');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { title: 'npm start to the first page', head: ['start', 'builds the app', 'first page after'], rows };
}
