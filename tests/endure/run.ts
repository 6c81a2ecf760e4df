// `npm run endure`: failures that a clinic may meet, caused on running servers. Runs the named scenarios, or all of them;
// `--short` repeats each a few times only.
// `npm run endure -- memory --minutes 60` watches the memory instead.
import { parseArgs } from 'node:util';
import { watchMemory } from './memory.ts';
import { type Scale, Skipped } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { markdown, rowOf, wrongs } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    'server-kills': { type: 'string' },
    'headset-kills': { type: 'string' },
    restarts: { type: 'string' },
    headsets: { type: 'string' },
    due: { type: 'string' },
    seconds: { type: 'string' },
    engine: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});

// Each part cleans up what it started when the process exits, so signals have to end it with an exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const isWanted = (engine: string): boolean => values.engine === undefined || values.engine === engine;

if (positionals[0] === 'memory') {
  const engine = values.engine === 'pglite' ? 'pglite' : 'postgres';
  process.exit((await watchMemory({ minutes: Number(values.minutes), engine })) ? 0 : 1);
}
const unknown = positionals.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}; there are ${Object.keys(SCENARIOS).join(', ')}, memory.`);
  process.exit(2);
}

const counted = (
  name: 'server-kills' | 'headset-kills' | 'restarts' | 'headsets' | 'due' | 'seconds',
  short: number,
  full: number,
) => Number(values[name] ?? (values.short ? short : full));
const scale: Scale = {
  serverKills: counted('server-kills', 1, 50),
  headsetKills: counted('headset-kills', 2, 20),
  restarts: counted('restarts', 2, 20),
  reconnecting: counted('headsets', 100, 1_000),
  due: counted('due', 200, 10_000),
  seconds: counted('seconds', 2, 10),
};

const wanted = Object.entries(SCENARIOS).filter(([name]) => positionals.length === 0 || positionals.includes(name));

const rows: string[][] = [];
const bad: string[] = [];
for (const [name, { title, engines, run }] of wanted) {
  for (const engine of (values.short ? engines.slice(0, 1) : engines).filter(isWanted)) {
    const began = performance.now();
    try {
      const result = await run(engine, scale);
      rows.push(rowOf(title, engine, result));
      bad.push(...wrongs(result).map((wrong) => `${name} on ${engine}: ${wrong}`));
    } catch (error) {
      if (error instanceof Skipped) console.log(`${name} on ${engine} is left out: ${error.message}`);
      else {
        console.error(error);
        bad.push(`${name} on ${engine}: ${(error as Error).message}`);
      }
    }
    console.log(`${name} on ${engine}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}
console.log(`\n${markdown(rows)}\n`);
for (const one of bad) console.error(one);
process.exit(bad.length > 0 ? 1 : 0);
