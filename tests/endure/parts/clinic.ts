import { seedLive } from '../../live/seed.ts';
import { temporaryDatabase, type TemporaryDatabase } from '../../bench/database.ts';
import type { Engine, Result } from '../scenario.ts';
import { Clerk } from './clerk.ts';
import { countStored } from './count.ts';
import { Fleet } from './fleet.ts';
import { Server } from './server.ts';
import { Watchers } from './watchers.ts';

/** Monitors that watch; the other tests run unwatched. */
const WATCHED = 3;

export interface ClinicOptions {
  headsets?: number;
  perSecond?: number;
  /** The database; by default a new one in a temporary folder. */
  database?: TemporaryDatabase;
  /** Address of the server for headsets and browsers, if it differs from its own. */
  address?: string;
  /** Runs before anybody works, to add further data. */
  started?: (server: Server) => Promise<void>;
}

/** A clinic at work: a server, headsets that record, monitors that watch, a clerk who enters patients. */
export interface Clinic extends AsyncDisposable {
  server: Server;
  fleet: Fleet;
  database: TemporaryDatabase;
  /** Ends every test and sends the clerk home; the server runs on. */
  settle: () => Promise<void>;
  /** Lets all come to its end, stops the server, and counts. */
  end: (found: {
    times: number;
    back: number[];
    crashes?: number;
    note?: string;
    faults?: string[];
  }) => Promise<Result>;
}

/** Starts one, with all at work. */
export async function startClinic(engine: Engine, options: ClinicOptions = {}): Promise<Clinic> {
  const { headsets = 10, perSecond = 5 } = options;
  await using stack = new AsyncDisposableStack();
  const database = options.database ?? stack.use(await temporaryDatabase(engine));
  let testIds: string[] = [];
  await database.fill(async ({ db }) => {
    testIds = await seedLive(db, headsets);
  });
  const server = stack.use(await Server.on(database.where));
  await server.start();
  await options.started?.(server);
  const address = options.address ?? server.address;
  const fleet = stack.use(new Fleet({ address, count: headsets, perSecond }));
  await fleet.connect();
  const watchers = stack.use(await Watchers.on(address, testIds.slice(0, WATCHED)));
  const clerk = stack.use(await Clerk.begin(address));
  fleet.record();
  await fleet.back();
  const all = stack.move();
  let settled: Promise<void> | undefined;
  const settle = () => (settled ??= fleet.finish().then(() => clerk.stop()));
  return {
    server,
    fleet,
    database,
    settle,
    async end({ times, back, crashes = 0, note, faults = [] }) {
      await settle();
      // The last record of each test is its end, which is no presentation.
      const presentations = new Map([...fleet.acknowledged].map(([id, seq]) => [id, seq - 1]));
      const unseen = await watchers.unseen(presentations);
      await server.stop();
      let result: Result | undefined;
      await database.fill(async ({ db }) => {
        const { acknowledged, forgotten } = fleet;
        const count = await countStored(db, { acknowledged, testIds, patientIds: clerk.saved });
        const found = [
          ...(unseen > 0 ? [`${unseen} presentations no monitor came to know`] : []),
          ...(forgotten > 0 ? [`${forgotten} acknowledged records forgotten`] : []),
          ...faults,
        ];
        const all = crashes + server.crashes.length;
        result = { times, count, back, crashes: all, faults: found, ...(note !== undefined && { note }) };
      });
      if (!result) throw new Error('nothing was counted');
      return result;
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
