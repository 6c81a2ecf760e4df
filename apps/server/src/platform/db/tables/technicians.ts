import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { created, id, time } from './columns.ts';
import { device } from './devices.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup } from './people.ts';

/**
 * A remote technician's session with a patient [ENT-38]: it waits from when a technician user made the patient, until a
 * technician admin joins, and is over once it is not active [TECH-07].
 */
export const technicianSession = pgTable(
  'technician_session',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    officeId: uuid().references(() => office.id),
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    /** The technician user, who is with the patient. */
    userId: uuid()
      .notNull()
      .references(() => account.id),
    /** The technician admin who joined. */
    adminId: uuid().references(() => account.id),
    /** Device sessions only [TECH-08]. */
    deviceId: uuid().references(() => device.id, { onDelete: 'set null' }),
    /** Digest of the newest token with which the device joins the call; null once it is used. */
    callTokenDigest: text(),
    callTokenExpires: time(),
    active: boolean().notNull().default(true),
    created: created(),
    ended: time(),
  },
  (t) => [
    index('technician_session_recent_idx').on(t.officeGroupId, t.active, t.created),
    index('technician_session_patient_idx').on(t.patientId),
    index('technician_session_user_idx')
      .on(t.userId)
      .where(sql`${t.active}`),
    index('technician_session_admin_idx')
      .on(t.adminId)
      .where(sql`${t.active}`),
    index('technician_session_device_idx')
      .on(t.deviceId)
      .where(sql`${t.deviceId} is not null`),
  ],
);
