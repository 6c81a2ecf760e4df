import type { Capabilities, DeviceType } from '@isopter/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created, id, time, version } from './columns.ts';
import { office, officeGroup } from './people.ts';

/**
 * A headset. It is claimed once its pairing code was used: then `code` is null, `userId` names the device in audit rows
 * and only the digest of its token is kept. `seen` is the last sign of life on the device channel, null until the
 * first. One that is not `active` is retired: only old tests refer to it.
 */
export const device = pgTable(
  'device',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    name: text().notNull(),
    deviceType: text().$type<DeviceType>().notNull(),
    code: text().unique(),
    userId: uuid(),
    tokenDigest: text().unique(),
    active: boolean().notNull().default(true),
    appVersion: text(),
    serialNumber: text(),
    capabilities: jsonb().$type<Capabilities>(),
    batteryLevelHeadsetPercentage: integer(),
    batteryLevelHandpiecePercentage: integer(),
    currentScreen: text(),
    volume: integer(),
    ipd: doublePrecision(),
    /** The test it is administering; a device has one at a time. */
    testId: uuid().unique(),
    lastUsed: time(),
    seen: time(),
    /** One of the pools of the office group's PACS configuration [DEV-10]. */
    poolId: uuid(),
    /** Version of name, pool and offices. */
    version: version(),
    created: created(),
  },
  (t) => [index().on(t.officeGroupId, t.name)],
);

/** The newest unopened link of an unclaimed camera. */
export const cameraLink = pgTable('camera_link', {
  deviceId: uuid()
    .primaryKey()
    .references(() => device.id, { onDelete: 'cascade' }),
  /** The name of the link, which is no secret. */
  code: text().notNull(),
  tokenDigest: text().notNull().unique(),
  expires: time().notNull(),
});

/** A ticket that opens the camera stream of a device, once and soon, in the session that asked for it. */
export const streamTicket = pgTable(
  'stream_ticket',
  {
    /** Of the secret in the address. */
    digest: text().primaryKey(),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    sessionDigest: text().notNull(),
    expires: time().notNull(),
  },
  (t) => [index().on(t.expires)],
);

export const deviceOffice = pgTable(
  'device_office',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    officeId: uuid()
      .notNull()
      .references(() => office.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.officeId] })],
);

/** A controller that examines without a connection; its code is typed there to know it by [ENT-16]. */
export const offlineController = pgTable(
  'offline_controller',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    name: text().notNull(),
    code: text().notNull().unique(),
    /** Version of name and offices. */
    version: version(),
    created: created(),
  },
  (t) => [index().on(t.officeGroupId, t.name)],
);

export const offlineControllerOffice = pgTable(
  'offline_controller_office',
  {
    controllerId: uuid()
      .notNull()
      .references(() => offlineController.id, { onDelete: 'cascade' }),
    officeId: uuid()
      .notNull()
      .references(() => office.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.controllerId, t.officeId] })],
);
