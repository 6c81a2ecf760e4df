import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, office, officeGroup, patient, person } from '../../platform/db/schema.ts';
import { ENGINES, signIn, startServer } from '../../../test/support/server.ts';

it.each(ENGINES)(
  'a user who works in another office group sees none of its offices, and shares none with it, on %s [OUR-414]',
  async (engine) => {
    await using server = await startServer(engine, 'small');
    const { db } = server.store;
    const [harbour] = await db.select().from(officeGroup).where(eq(officeGroup.name, 'Harbour Vision Center'));
    const [doctor] = await db
      .select()
      .from(person)
      .where(and(eq(person.officeGroupId, harbour!.id), eq(person.kind, 'doctor')));
    await db
      .update(account)
      .set({ groups: ['CORPORATE_ADMIN', 'OFFICE_GROUP_ADMIN', 'OFFICE_ADMIN'] })
      .where(eq(account.username, 'ca'));
    const ca = await signIn(server, 'ca');
    const add = async (id_number: string, doctor_id: string) => {
      const body = {
        first_name: 'Ada',
        last_name: 'Okafor',
        date_of_birth: '1951-03-04',
        patient_id_number: id_number,
        doctor_id,
      };
      const made = await ca.call('createPatient', { body });
      expect(made.status).toBe(200);
      const [row] = await db
        .select({ place: office.officeGroupId })
        .from(patient)
        .leftJoin(office, eq(office.id, patient.officeId))
        .where(eq(patient.id, made.body.id));
      return row!.place;
    };
    const home = (await ca.call('bootstrap')).body;
    const [own] = await db
      .select()
      .from(person)
      .where(and(eq(person.officeGroupId, home.office_group.id), eq(person.kind, 'doctor')));
    expect(await add('at home', own!.id)).toBe(home.office_group.id);
    expect((await ca.call('switchOfficeGroup', { body: { office_group: harbour!.id } })).status).toBe(204);
    expect(await add('abroad', doctor!.id)).toBeNull();
    expect((await ca.call('bootstrap')).body.user.administrated_offices).toEqual([]);
  },
);
