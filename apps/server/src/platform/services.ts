import type { Bus } from './bus/bus.ts';
import type { Db } from './db/store.ts';
import type { Background } from './lib/background.ts';
import type { WeeklyLimits } from './lib/weekly.ts';
import type { Meter } from './metrics/meter.ts';
import type { Outbox } from './outbox/outbox.ts';

/** Services of the platform layer. Each layer has those of the layers below it. */
export interface PlatformServices {
  db: Db;
  bus: Bus;
  background: Background;
  /** Folder of the partners' brands; without one every host has the product's own. */
  brandsDirectory?: string;
  /** Sends letters and text messages; without it none is sent. */
  outbox?: Outbox;
  /** Address that gets what people write on the contact screen; without one it is only stored. */
  supportAddress?: string;
  /** The public address of this server, without a slash at the end. Without it letters have no links. */
  address?: string;
  /** Weekly limits; the defaults apply without them. */
  weeklyLimits?: WeeklyLimits;
  /** Records measurements; without it nothing is recorded. */
  meter?: Meter;
}
