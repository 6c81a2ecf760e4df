import { randomUUID } from 'node:crypto';
import { DEFAULT_TIMEZONE, type StrategyValue, type TestType, today } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import * as schema from '../../../src/platform/db/schema.ts';
import type { Db } from '../../../src/platform/db/store.ts';
import { CAPABILITIES, stimulus } from '../../support/device.ts';
import { searchColumns } from '../../../src/clinic/patients/searchColumns.ts';
import type { Whose } from './expectation.ts';
import type { Kind } from './rule.ts';

/** Places of objects that have an owner. */
export type Place = Exclude<Whose, 'nobody'>;
export const PLACES = ['own', 'closed', 'sister', 'stranger'] as const satisfies Place[];

/** Everything of a place has this in its name, so that an answer that tells of it is found out. */
export const markOf = (place: Place) => `Secret${place}`;

/** A PDF of one page without anything on it. */
const EMPTY_PAGE = [
  '%PDF-1.4',
  '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
  '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
  '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj',
  'trailer <</Root 1 0 R>>',
  '',
].join('\n');

/** One office with its people. */
export interface Premises {
  officeGroup: string;
  office: string;
  doctor: string;
  operator: string;
}

export type TestKind = readonly [TestType, StrategyValue?];
export const FIELD: TestKind = ['PERIMETRY', 'FULL_THRESHOLD'];

/** Tests in an export. */
const EXPORTED = { test_strategy: 'FULL_THRESHOLD', test_protocol: '24-2' } as const;

/** Makes an object of a kind in a place. @returns its id */
export type Make = (kind: Kind, place: Place, of?: TestKind) => Promise<string>;

/** The one row that was inserted. */
export const inserted = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('no row was inserted');
  return row;
};

/** The technicians among the callers: of every patient the admin is in a session, and the user was in one. */
interface Technicians {
  user: string;
  admin: string;
}

/** Makes objects of a place straight in the database. */
export function maker(db: Db, premises: Record<Place, Premises>, { user: userId, admin: adminId }: Technicians): Make {
  const make = {
    async patient(place: Place) {
      const { officeGroup, office, doctor } = premises[place];
      const name = { firstName: 'Pia', lastName: markOf(place) };
      const { id } = inserted(
        await db
          .insert(schema.patient)
          .values({
            ...name,
            officeGroupId: officeGroup,
            officeId: office,
            doctorId: doctor,
            dateOfBirth: '1950-03-04',
            patientIdNumber: `${markOf(place)}-7`,
            email: `${markOf(place)}@example.org`,
            ...searchColumns({ ...name, dateOfBirth: null, patientIdNumber: null, phone: null }),
          })
          .returning(),
      );
      const session = { officeGroupId: officeGroup, officeId: office, patientId: id, adminId };
      await db.insert(schema.technicianSession).values([
        { ...session, userId: adminId },
        // Over: who is in one without a headset begins no other.
        { ...session, userId, active: false },
      ]);
      return id;
    },
    async session(place: Place) {
      const { officeGroup: officeGroupId, office: officeId } = premises[place];
      const [patientId, deviceId] = [await make.patient(place), await make.device(place)];
      const session = { officeGroupId, officeId, patientId, deviceId, userId, adminId };
      return inserted(await db.insert(schema.technicianSession).values(session).returning()).id;
    },
    async alert(place: Place) {
      const [patientId, authorId] = [await make.patient(place), await make.colleague(place)];
      const alert = { patientId, authorId, kind: 'ALLERGY' as const, text: markOf(place) };
      return inserted(await db.insert(schema.patientAlert).values(alert).returning()).id;
    },
    async examined(place: Place) {
      const id = await make.patient(place);
      await make.test(place, FIELD, { patientId: id });
      return id;
    },
    async change(place: Place) {
      const [fromId, toId] = [await make.patient(place), await make.patient(place)];
      const id = await make.test(place, FIELD, { patientId: toId });
      const before = {
        tests: [{ id, officeId: null, bundleId: null, bundleIndex: null }],
        bundles: [],
        customBundles: [],
      };
      const officeGroupId = premises[place].officeGroup;
      const change = { officeGroupId, kind: 'move' as const, fromId, toId, before };
      return inserted(await db.insert(schema.patientChange).values(change).returning()).id;
    },
    /** Paired, and there for as long as the tests take. */
    async device(place: Place) {
      const { officeGroup, office } = premises[place];
      const { id } = inserted(
        await db
          .insert(schema.device)
          .values({
            officeGroupId: officeGroup,
            name: `${markOf(place)} ${randomUUID()}`,
            deviceType: 'S',
            userId: randomUUID(),
            appVersion: '5.0.0',
            capabilities: CAPABILITIES,
            seen: new Date(Date.now() + 3_600_000),
          })
          .returning(),
      );
      await db.insert(schema.deviceOffice).values({ deviceId: id, officeId: office });
      return id;
    },
    async camera(place: Place) {
      const { officeGroup: officeGroupId, office: officeId } = premises[place];
      const name = `${markOf(place)} ${randomUUID()}`;
      const camera = { officeGroupId, name, deviceType: 'CAMERA' as const, code: randomUUID() };
      const { id } = inserted(await db.insert(schema.device).values(camera).returning());
      await db.insert(schema.deviceOffice).values({ deviceId: id, officeId });
      return id;
    },
    async picture(place: Place) {
      const testId = await make.openTest(place, ['ANTERIOR_SEGMENT_IMAGE']);
      const picture = { testId, run: 1, eye: 'OD' as const, key: randomUUID(), width: 1, height: 1 };
      const jpeg = Buffer.from(markOf(place));
      return inserted(
        await db
          .insert(schema.testPicture)
          .values({ ...picture, jpeg })
          .returning(),
      ).id;
    },
    async controller(place: Place) {
      const { officeGroup: officeGroupId, office: officeId } = premises[place];
      const name = `${markOf(place)} ${randomUUID()}`;
      const { id } = inserted(
        await db.insert(schema.offlineController).values({ officeGroupId, name, code: randomUUID() }).returning(),
      );
      await db.insert(schema.offlineControllerOffice).values({ controllerId: id, officeId });
      return id;
    },
    async test(place: Place, [group, strategy]: TestKind, over: Partial<typeof schema.test.$inferInsert> = {}) {
      const { officeGroup, office, doctor, operator } = premises[place];
      const values = {
        officeGroupId: officeGroup,
        officeId: office,
        patientId: await make.patient(place),
        deviceId: await make.device(place),
        doctorId: doctor,
        operatorId: operator,
        status: 'finished' as const,
        group,
        strategy: strategy ?? null,
        protocol: group === FIELD[0] ? ('24-2' as const) : null,
        eye: '' as const,
        options: { monocular: false, goldman_size: 3, language: 'en' } as const,
        deviceSeq: 1,
        seqNum: 1,
        timeStart: new Date(),
        timeEnd: new Date(),
        thresholdsReceived: true,
        ...over,
      };
      const { id } = inserted(await db.insert(schema.test).values(values).returning());
      if (strategy === FIELD[1]) {
        const { type, data } = stimulus(1);
        await db.insert(schema.testRecord).values({ testId: id, run: 1, seq: 1, seqNum: 1, type, data: { ...data } });
      }
      if (values.status !== 'finished') {
        await db.update(schema.device).set({ testId: id }).where(eq(schema.device.id, values.deviceId));
      }
      return id;
    },
    openTest: (place: Place, of: TestKind) =>
      make.test(place, of, { status: 'started', timeEnd: null, thresholdsReceived: false }),
    async homeTest(place: Place, of: TestKind) {
      const id = await make.openTest(place, of);
      await db.update(schema.device).set({ deviceType: 'H' }).where(eq(schema.device.testId, id));
      return id;
    },
    async schedule(place: Place, of: TestKind) {
      const testId = await make.homeTest(place, of);
      const { officeGroup: officeGroupId, office: officeId } = premises[place];
      const patientId = await make.patient(place);
      const days = { periodInDays: 30, endDate: '2999-12-31', last: '2999-01-01', next: '2999-01-31' };
      const schedule = { officeGroupId, officeId, patientId, testId, timezone: 'UTC', ...days };
      return inserted(await db.insert(schema.testSchedule).values(schedule).returning()).id;
    },
    async appointment(place: Place, [group, strategy]: TestKind) {
      const { officeGroup: officeGroupId, office: officeId, doctor: doctorId, operator: operatorId } = premises[place];
      const people = { patientId: await make.patient(place), deviceId: await make.device(place), doctorId, operatorId };
      const protocol = group === FIELD[0] ? ('24-2' as const) : null;
      const order = {
        descriptions: [{ test_group: { group, strategy, protocol }, language: 'en' as const }],
        isBundle: false,
      };
      const when = { day: today(DEFAULT_TIMEZONE), time: '10:30' };
      const values = { officeGroupId, officeId, siteId: officeId, ...people, ...order, ...when };
      return inserted(await db.insert(schema.appointment).values(values).returning()).id;
    },
    async bundle(place: Place, of: TestKind, isOpen = false) {
      const { officeGroup, office, doctor, operator } = premises[place];
      const patientId = await make.patient(place);
      const deviceId = await make.device(place);
      const { id } = inserted(
        await db
          .insert(schema.testBundle)
          .values({
            officeGroupId: officeGroup,
            officeId: office,
            patientId,
            deviceId,
            doctorId: doctor,
            operatorId: operator,
            descriptions: [{ test_group: { group: of[0], strategy: of[1], protocol: '24-2' } }],
          })
          .returning(),
      );
      const over = { patientId, deviceId, bundleId: id, bundleIndex: 1 };
      await make.test(place, of, isOpen ? { ...over, status: 'started', timeEnd: null } : over);
      return id;
    },
    openBundle: (place: Place, of: TestKind) => make.bundle(place, of, true),
    /** An office group has ten at most: the one made before makes room. */
    async customBundle(place: Place) {
      const name = place === 'closed' ? 'Own' : markOf(place);
      const old = and(
        eq(schema.customBundle.name, `${name} 2`),
        eq(schema.customBundle.officeGroupId, premises[place].officeGroup),
      );
      const isThere = await db.delete(schema.customBundle).where(old).returning();
      const [standing] = await db.select().from(schema.customBundle).where(eq(schema.customBundle.name, name));
      return inserted(
        await db
          .insert(schema.customBundle)
          .values({
            officeGroupId: premises[place].officeGroup,
            name: isThere.length > 0 || standing ? `${name} 2` : name,
            descriptions: [{ test_group: { group: FIELD[0], strategy: FIELD[1], protocol: '24-2' } }],
          })
          .returning(),
      ).id;
    },
    doctor: (place: Place) => Promise.resolve(premises[place].doctor),
    operator: (place: Place) => Promise.resolve(premises[place].operator),
    office: (place: Place) => Promise.resolve(premises[place].office),
    async emptyOffice(place: Place) {
      const address = { streetAddress: '1 Road', city: 'Town', state: 'State', phone: '1', country: 'Country' };
      const values = { officeGroupId: premises[place].officeGroup, name: `${markOf(place)} empty`, ...address };
      return inserted(await db.insert(schema.office).values(values).returning()).id;
    },
    async employee(place: Place) {
      const { officeGroup, office } = premises[place];
      const name = randomUUID();
      const { id } = inserted(
        await db
          .insert(schema.account)
          .values({
            officeGroupId: officeGroup,
            // names of doctors and operators are offered in the whole office group; the rest only to their admins
            username: markOf(place) + name,
            email: `${name}@isopter.example`,
            firstName: 'Emil',
            lastName: 'Employee',
            groups: ['OPERATOR'],
            passwordHash: '',
            passwordProven: true,
          })
          .returning(),
      );
      await db.insert(schema.accountOffice).values({ accountId: id, officeId: office });
      return id;
    },
    async suspended(place: Place) {
      const id = await make.employee(place);
      await db.update(schema.account).set({ active: false, suspended: new Date() }).where(eq(schema.account.id, id));
      return id;
    },
    officeGroup: (place: Place) => Promise.resolve(premises[place].officeGroup),
    async colleague(place: Place) {
      const name = randomUUID();
      const { id } = inserted(
        await db
          .insert(schema.account)
          .values({
            officeGroupId: premises[place].officeGroup,
            username: name,
            email: `${name}@isopter.example`,
            firstName: 'Kim',
            lastName: markOf(place),
            groups: ['DOCTOR'],
            passwordHash: '',
          })
          .returning(),
      );
      return id;
    },
    async reader(place: Place) {
      const id = await make.colleague(place);
      await db.insert(schema.accountOffice).values({ accountId: id, officeId: premises[place].office });
      return id;
    },
    async key(place: Place) {
      const accountId = await make.colleague(place);
      const key = { accountId, credentialId: randomUUID(), publicKey: '', counter: 0, transports: [] };
      return inserted(
        await db
          .insert(schema.securityKey)
          .values({ ...key, rpId: 'localhost', label: markOf(place) })
          .returning(),
      ).id;
    },
    async invitation(place: Place) {
      const { officeGroup: officeGroupId, office: officeId } = premises[place];
      const { id } = inserted(
        await db
          .insert(schema.invitation)
          .values({
            officeGroupId,
            firstName: 'Ines',
            lastName: markOf(place),
            email: `${randomUUID()}@isopter.example`,
            groups: ['OPERATOR'],
            status: 'EMAIL_SENT',
            expires: new Date('2999-01-01'),
            invitedBy: await make.colleague(place),
            product: 'Isopter',
          })
          .returning(),
      );
      await db.insert(schema.invitationOffice).values({ invitationId: id, officeId });
      return id;
    },
    async export(place: Place) {
      const accountId = await make.colleague(place);
      const parameters = { ...EXPORTED, include_deviations: false, include_reports: false };
      const task = { officeGroupId: premises[place].officeGroup, accountId, parameters, host: 'localhost' };
      const made = { ...task, status: 'FINISHED' as const, due: new Date('2999-01-01'), size: 1 };
      const { id } = inserted(await db.insert(schema.exportTask).values(made).returning());
      await db
        .insert(schema.exportPart)
        .values({ taskId: id, attempt: 0, number: 0, content: Buffer.from(markOf(place)) });
      return id;
    },
    async import(place: Place) {
      const { officeGroup: officeGroupId, office: officeId } = premises[place];
      const [accountId, patientId] = [await make.colleague(place), await make.patient(place)];
      const threshold = { page_id: 1, index: 0, eye: 'OD' as const, x: 3, y: 3, value: null, is_blind_spot: false };
      const report = { officeGroupId, officeId, accountId, patientId, name: markOf(place), type: 'application/pdf' };
      const content = Buffer.from(`${EMPTY_PAGE}% ${markOf(place)}`);
      const { id } = inserted(
        await db
          .insert(schema.importedReport)
          .values({
            ...report,
            status: 'SUCCEEDED',
            size: content.length,
            thresholds: [{ ...threshold, is_unsure: true }],
          })
          .returning(),
      );
      await db.insert(schema.importPart).values({ importId: id, of: 'upload', number: 0, content });
      await db.insert(schema.importPicture).values({ importId: id, pageId: 1, index: 0, content });
      return id;
    },
    async signIn(place: Place) {
      const accountId = await make.colleague(place);
      return inserted(await db.insert(schema.session).values({ digest: randomUUID(), accountId }).returning()).id;
    },
    async pool(place: Place) {
      const id = randomUUID();
      const pools = sql`${schema.officeGroup.pacs} || ${JSON.stringify({ device_pools: [{ id, name: 'Pool' }] })}::jsonb`;
      await db
        .update(schema.officeGroup)
        .set({ pacs: pools })
        .where(eq(schema.officeGroup.id, premises[place].officeGroup));
      return id;
    },
    async mwlQuery(place: Place) {
      const accountId = await make.colleague(place);
      const query = { officeGroupId: premises[place].officeGroup, accountId, poolId: randomUUID() };
      const { id } = inserted(
        await db
          .insert(schema.mwlQuery)
          .values({ ...query, status: 'SUCCEEDED' })
          .returning(),
      );
      const item = { status: 'Success' as const, status_details: null, texts: { patient_name: markOf(place) } };
      await db.insert(schema.mwlItem).values({ queryId: id, position: 0, item });
      return id;
    },
    unsent: (place: Place, of: TestKind) =>
      make.test(place, of, { pacsStatus: 'AGENT_FAILED', pacsDetails: markOf(place), pacsChanged: new Date() }),
    something: () => Promise.resolve(randomUUID()),
  };
  return (kind, place, of = FIELD) => make[kind](place, of);
}
