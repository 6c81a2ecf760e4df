import type { PatientAlertKind } from '@isopter/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, id, time } from './columns.ts';
import { patient } from './patients.ts';
import { account } from './people.ts';

/** A note that is shown with a patient until it is ended; nothing else of it changes. */
export const patientAlert = pgTable(
  'patient_alert',
  {
    id: id(),
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    kind: text().$type<PatientAlertKind>().notNull(),
    text: text(),
    authorId: uuid()
      .notNull()
      .references(() => account.id),
    created: created(),
    ended: time(),
    endedBy: uuid().references(() => account.id),
  },
  (t) => [index('patient_alert_patient_idx').on(t.patientId)],
);
