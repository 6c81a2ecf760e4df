import type { Scenario } from '../scenario.ts';
import { damaged } from './damaged.ts';
import { diskFull } from './diskFull.ts';
import { killHeadset } from './killHeadset.ts';
import { killServer } from './killServer.ts';
import { readOnly } from './readOnly.ts';
import { reconnect } from './reconnect.ts';
import { restartPostgres } from './restartPostgres.ts';
import { schedules } from './schedules.ts';
import { setClock } from './setClock.ts';
import { twoServers } from './twoServers.ts';

/** In the order in which they are done. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'kill-server': killServer,
  'kill-headset': killHeadset,
  'restart-postgres': restartPostgres,
  'two-servers': twoServers,
  reconnect,
  'disk-full': diskFull,
  'read-only': readOnly,
  damaged,
  schedules,
  'set-clock': setClock,
};
