// Prints the tables that are named, or all: `npm run bench -- charts server`; of some a part alone: `kinds:acuity,pupil`.
// With --save they are kept in results.json and table.md.
import { cpus, loadavg } from 'node:os';
import { today } from '@isopter/contract';
import { administrationBench } from './administration/run.ts';
import { agentBench } from './agent.ts';
import { brandBench } from './brand/run.ts';
import { bundleBench } from './bundle.ts';
import { chartBench } from './charts/run.ts';
import { gridBench } from './grid/run.ts';
import { kindBench } from './kinds/run.ts';
import { listBench } from './lists/run.ts';
import { liveBench } from './live/run.ts';
import { reliabilityBench } from './reliability.ts';
import { pacsBench } from './pacs.ts';
import { pupilBench } from './pupils.ts';
import { earsBench, repeatsBench } from './repeats.ts';
import { reportBench } from './reports.ts';
import { schedulesBench } from './schedules.ts';
import { serverBench } from './server.ts';
import { searchBench } from './search.ts';
import { sizeBench } from './sizes.ts';
import { stabilityBench } from './stability/run.ts';
import { startBench } from './start.ts';
import { type Result, save } from './results.ts';
import { lines, type Table } from './table.ts';
import { wallBench } from './wall/run.ts';
import { zeroPiiBench } from './zeroPii/run.ts';

const BENCHES: Record<string, (parts?: readonly string[]) => Promise<Table>> = {
  administration: administrationBench,
  agent: agentBench,
  brand: brandBench,
  bundle: bundleBench,
  sizes: sizeBench,
  charts: chartBench,
  kinds: kindBench,
  grid: gridBench,
  lists: listBench,
  // what it fills a database with cannot be loaded beside the others
  patient: async () => (await import('./patient/run.ts')).patientBench(),
  pacs: pacsBench,
  pupils: pupilBench,
  schedules: schedulesBench,
  search: searchBench,
  server: serverBench,
  reliability: reliabilityBench,
  repeats: repeatsBench,
  ears: earsBench,
  reports: reportBench,
  live: liveBench,
  stability: stabilityBench,
  start: startBench,
  wall: wallBench,
  zeroPii: zeroPiiBench,
};

const given = process.argv.slice(2).filter((arg) => arg !== '--save');
const named = new Map(given.map((arg) => [arg.split(':')[0]!, arg.split(':')[1]?.split(',')]));
const unknown = [...named.keys()].filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const load = (): number => Number((loadavg()[0] ?? 0).toFixed(1));
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`;

console.log(machine);
const results: Record<string, Result> = {};
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.size > 0 && !named.has(name)) continue;
  const before = load();
  const table = await bench(named.get(name));
  const after = load();
  results[name] = { ...table, date: today('UTC'), machine, load: { before, after } };
  console.log(`\n${name}: ${table.title} (load average ${before} before, ${after} after)\n${lines(table)}`);
}
if (process.argv.includes('--save')) save(results);
