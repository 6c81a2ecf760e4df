// Builds what is stale, starts server, headsets and app, and says where everything is. `--dev` is the same with hot reload.
import { join } from 'node:path';
import {
  DEMO_DEVICES,
  HILLSIDE_DEVICES,
  MEADOWSIDE_DEVICES,
  QUAYSIDE_DEVICES,
  SHOWROOM_DEVICES,
} from '../../apps/server/src/edge/seed/devices.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/access/auth/passwords/demoPassword.ts';
import { SAMPLE_PIN } from '../../apps/server/src/access/preferences/demoPin.ts';
import { DEMO_ACCOUNTS, PREMISES } from '../../apps/server/src/edge/seed/people.ts';
import { ensureClinicBuilt } from './build.ts';
import { trialDefaults } from './defaults.ts';
import { accepts, answers, ended, portInUse, startProgram, stopAll } from './processes.ts';

const dev = process.argv.includes('--dev');
const port = Number(process.env['PORT'] ?? 4600);
/** With hot reload the app has the address, and the API stands behind it. */
const serverPort = dev ? port + 1 : port;
const data = process.env['ISOPTER_DATA'] ?? 'data';
const speed = process.env['ISOPTER_SPEED'] ?? '10';
const defaults = trialDefaults(process.env);
const hasDemo = defaults.ISOPTER_DEMO === '1';
const server = `http://localhost:${serverPort}`;
const address = `http://localhost:${port}`;

/** Simulated patient of each headset. */
const PATIENTS: Record<string, string> = { 'Lane 1 headset': 'healthy-1', 'Lane 2 headset': 'glaucoma-1' };

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void stopAll().then(() => process.exit(0));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

async function main(): Promise<number> {
  for (const wanted of new Set([port, serverPort])) {
    if (await portInUse(wanted))
      return refuse(`Port ${wanted} is in use; choose another one, for example PORT=4700 npm start.`);
  }
  if (!dev) await ensureClinicBuilt();
  if (stopping) return 0;
  const mode = dev ? 'development' : 'production';
  const reachedAt = process.env['ISOPTER_ADDRESS'] ?? address;
  const env = {
    ...defaults,
    PORT: String(serverPort),
    ISOPTER_DATA: data,
    NODE_ENV: mode,
    ISOPTER_ADDRESS: reachedAt,
  };
  const api = startProgram('apps/server/src/edge/main.ts', [], env, dev);
  if (!(await answers(`${server}/health`, api))) return ended(api);
  // the server answers for a moment after SIGTERM: a headset started then would not be stopped
  if (stopping) return 0;
  if (hasDemo) startHeadsets();
  const hasAgent = hasDemo && (await startAgent(reachedAt));
  if (stopping) return 0;
  const programs = [api];
  if (dev) {
    const app = startProgram('scripts/start/serve-app.ts', [], {
      PORT: String(port),
      HOST: defaults.HOST,
      ISOPTER_SERVER: server,
    });
    if (!(await answers(address, app))) return ended(app);
    if (stopping) return 0;
    programs.push(app);
  }
  announce((await fetch(`${server}/outbox`)).ok, hasAgent);
  return Promise.race(programs.map(ended));
}

/** Starts the on-premises agent of the sample clinic that has one. @returns whether it answers */
async function startAgent(issuer: string): Promise<boolean> {
  const agentPort = new URL(PREMISES.agent).port;
  if (await portInUse(Number(agentPort))) return false;
  if (stopping) return false;
  const agent = startProgram('apps/agent/src/main.ts', [], {
    ISOPTER_SERVER: issuer,
    ISOPTER_OFFICE_GROUP: PREMISES.id,
    ISOPTER_ADDRESS: PREMISES.agent,
    ISOPTER_ORIGINS: address,
    ISOPTER_DATA: join(data, 'agent'),
    // never the database of the server
    DATABASE_URL: '',
    HOST: defaults.HOST,
    PORT: agentPort,
  });
  return accepts(Number(agentPort), agent);
}

function startHeadsets(): void {
  [
    ...DEMO_DEVICES.slice(0, 2),
    SHOWROOM_DEVICES[0],
    ...QUAYSIDE_DEVICES,
    ...MEADOWSIDE_DEVICES,
    ...HILLSIDE_DEVICES,
  ].forEach(({ name, code, deviceType }, index) => {
    const who = ['--name', name, '--code', code, '--device-type', deviceType, '--seed', String(index + 1)];
    const where = ['--server', server, '--state', join(data, 'headsets', code.toLowerCase()), '--speed', speed];
    startProgram('apps/headset/src/main.ts', [...who, ...where, '--patient', PATIENTS[name] ?? 'healthy-1']);
  });
}

/**
 * @param isTried whether what would be sent is shown instead
 * @param hasAgent whether the on-premises agent of a sample clinic runs
 */
function announce(isTried: boolean, hasAgent: boolean): void {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length));
  console.log(`\nIsopter is ready at ${address}`);
  if (hasDemo) {
    console.log(`\nDemo accounts, password ${DEMO_PASSWORD}:`);
    for (const { username, group, officeGroup, isExpired } of DEMO_ACCOUNTS) {
      const more = [officeGroup, isExpired && 'has to change the password'].filter(Boolean);
      console.log(`  ${username.padEnd(width)}  ${[group.toLowerCase().replaceAll('_', ' '), ...more].join(', ')}`);
    }
  }
  if (isTried) {
    console.log(`\nNothing is sent: letters and text messages appear at ${address}/outbox.`);
    console.log(`The PIN of the demo mode is ${process.env['ISOPTER_DEMO_PIN'] || SAMPLE_PIN}.`);
  }
  if (hasAgent) console.log(`The on-premises agent of ${PREMISES.name} is at ${PREMISES.agent}.`);
  else if (hasDemo)
    console.log(
      `The on-premises agent did not start at ${PREMISES.agent}: its message is above, or the port is in use.`,
    );
  console.log(`\nData are kept in ${data}. Ctrl-C stops everything.`);
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

const code = await main().catch((error: unknown) => {
  // while everything stops, calls to the server fail
  if (!stopping) console.error(error);
  return 1;
});
if (!stopping) {
  await stopAll();
  process.exit(code);
}
