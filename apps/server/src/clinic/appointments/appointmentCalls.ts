import { eq } from 'drizzle-orm';
import { findPatientAppointments } from './find.ts';
import { presentAppointment, presentDayAppointment } from './present.ts';
import { aboutAppointment, lockAppointment, readAppointment } from './read.ts';
import { startAppointment } from './start.ts';
import { checkIn, createAppointment, requireNotStarted, undoCheckIn, updateAppointment } from './write.ts';
import { appointment } from '../../platform/db/schema.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { requirePatient } from '../patients/require.ts';
import type { ClinicServices } from '../services.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';

/** Tests and bundles that are planned for a date and time at the clinic [OUR-765]. */
export function appointmentCalls({ bus }: Pick<ClinicServices, 'bus'>): Handlers {
  return {
    async createAppointment({ db, user, body, concerns }) {
      const row = await readAppointment(db, user, await createAppointment(db, user, body));
      concerns(aboutAppointment(row));
      return presentAppointment(db, row);
    },

    async listAppointments({ db, user, query, concerns }) {
      await requirePatient(db, user, query.patient);
      concerns({ objectKind: 'appointment', patientIds: [query.patient] });
      return findPatientAppointments(db, user, query);
    },

    async getAppointment({ db, user, params, concerns }) {
      const row = await readAppointment(db, user, params.id);
      concerns(aboutAppointment(row));
      return presentDayAppointment(db, user, row);
    },

    async updateAppointment({ db, user, params, body, concerns }) {
      const row = await lockAppointment(db, user, params.id);
      const read = () => presentAppointment(db, row);
      await requireVersion('updateAppointment', { db, user }, body, { table: appointment, id: row.id, read });
      concerns(aboutAppointment(row));
      await updateAppointment(db, user, row, body);
      return presentAppointment(db, await readAppointment(db, user, row.id));
    },

    async deleteAppointment({ db, user, params, concerns }) {
      const row = await lockAppointment(db, user, params.id);
      await requireNotStarted(db, row);
      await db.delete(appointment).where(eq(appointment.id, row.id));
      concerns(aboutAppointment(row));
      return undefined;
    },

    async checkInAppointment({ db, user, params, body, concerns }) {
      const row = await lockAppointment(db, user, params.id);
      concerns(aboutAppointment(row));
      await checkIn(db, user, row, body.room);
      return presentAppointment(db, await readAppointment(db, user, row.id));
    },

    async undoCheckIn({ db, user, params, concerns }) {
      const row = await lockAppointment(db, user, params.id);
      concerns(aboutAppointment(row));
      await undoCheckIn(db, row);
      return undefined;
    },

    async startAppointment({ db, user, params, concerns, adds, after }) {
      const row = await lockAppointment(db, user, params.id);
      const { started, announce } = await startAppointment(db, user, row);
      concerns(aboutAppointment(row));
      const { test, bundle } = started;
      adds({
        action: bundle ? 'createTestBundle' : 'createTest',
        objectKind: bundle ? 'test_bundle' : 'test',
        objectIds: [bundle ?? test],
        patientIds: [row.patientId],
      });
      after(() => announce(bus));
      return started;
    },
  };
}
