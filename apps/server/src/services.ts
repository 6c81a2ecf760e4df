import type { Db } from './db/store.ts';
import type { Bus } from './live/bus.ts';
import type { MailPickup } from './mail/pickup.ts';
import type { ReportRenderer } from './reports/renderer.ts';
import type { Meter } from './metrics/meter.ts';

/** What the parts of the server share. */
export interface Services {
  db: Db;
  bus: Bus;
  /** Folder of the partners' brands; without one every host has the product's own. */
  brandsDirectory?: string;
  /** Where reports are left to be sent; without it none is. */
  mail?: MailPickup;
  /** What is measured goes there; without it nothing is. */
  meter?: Meter;
}

/** What calls need beyond that. */
export interface CallServices extends Services {
  reports: ReportRenderer;
}
