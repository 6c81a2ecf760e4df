import type { PacsConnection } from './db/pacsTypes.ts';
import type { Db } from './db/store.ts';
import type { SsoProviders } from './auth/sso.ts';
import type { Duo } from './duo/client.ts';
import type { ReportReader } from './imports/reader.ts';
import type { Background } from './lib/background.ts';
import type { WeeklyLimits } from './lib/weekly.ts';
import type { Bus } from './live/bus.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PacsClient } from './pacs/client.ts';
import type { Streams } from './stream/streams.ts';
import type { ReportRenderer } from './reports/renderer.ts';
import type { TurnServers } from './videoCall/turn.ts';
import type { Meter } from './metrics/meter.ts';

/** What the parts of the server share. */
export interface Services {
  db: Db;
  bus: Bus;
  /** Folder of the partners' brands; without one every host has the product's own. */
  brandsDirectory?: string;
  /** How letters and text messages go out; without it none does. */
  outbox?: Outbox;
  /** Bare address of whoever answers what is written on the contact screen; without one it is only stored. */
  supportAddress?: string;
  /** Where people reach this server, without a slash at the end. Without it no letter has a link. */
  address?: string;
  /** Second factors by Duo; without it whoever needs one cannot sign in. */
  duo?: Duo;
  /** Providers of single sign-on; where an office group has one, its people have no password here. */
  sso?: SsoProviders;
  /** The four digits that lead out of the demo mode; without them nobody turns it on. */
  demoPin?: string | undefined;
  /** What may be done only so often in a week; without them the usual limits hold. */
  weeklyLimits?: WeeklyLimits;
  /** What stands in for the PACS of every pool without one of its own, where all is sample data. */
  pacsSandbox?: PacsConnection | undefined;
  /** Relays of video calls; without them two sides must reach each other directly. */
  turn?: TurnServers | undefined;
  /** What is measured goes there; without it nothing is. */
  meter?: Meter;
}

/** What calls need beyond that. */
export interface CallServices extends Services {
  reports: ReportRenderer;
  /** Reads and draws imported reports. */
  reader: ReportReader;
  pacs: PacsClient;
  background: Background;
  streams: Streams;
}
