import { randomUUID } from 'node:crypto';
import type { AppLanguage } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import type { Identity } from '../../apps/server/src/access/auth/identity.ts';
import { officeGroup, patient, person } from '../../apps/server/src/platform/db/schema.ts';
import type { Db } from '../../apps/server/src/platform/db/store.ts';
import { findPatients } from '../../apps/server/src/clinic/patients/list.ts';
import { searchColumns } from '../../apps/server/src/clinic/patients/searchColumns.ts';
import { findResembling } from '../../apps/server/src/clinic/patients/similar.ts';
import { seedDemo } from '../../apps/server/src/edge/seed/demo.ts';
import { DEMO_OFFICE_GROUP } from '../../apps/server/src/edge/seed/people.ts';
import { temporaryDatabase } from './database.ts';
import { ms, percentile, type Table } from './table.ts';

const PATIENTS = 100_000;
const BATCH = 1_000;
/** Searches of each kind. */
const RUNS = 100;

/** Parts of names in six scripts; a name joins two. */
const SCRIPTS: Readonly<Record<string, { parts: string[]; joint: string }>> = {
  Latin: { parts: 'Mül Bran Núñ O’Dwy Lær Żół Ibá Čer Søn Hof Gar Dela Fitz Pet Vos Kram'.split(' '), joint: 'er-' },
  Cyrillic: { parts: 'Коро Пет Шев Бонд Мель Ков Тка Лы Сем Жук Гри Ёлк'.split(' '), joint: 'енко' },
  Greek: { parts: 'Παπα Νικο Γεωρ Δημη Κων Αθα Στε Χρι Βασ Αντ'.split(' '), joint: 'όπουλος ' },
  Arabic: { parts: 'أحمد محمود الهادى فاطمة عبد يوسف إبراهيم مصطفى سعيد ليلى'.split(' '), joint: ' بن ' },
  Devanagari: { parts: 'राम नेहा शर्मा वर्मा सिंह गुप्ता मिश्रा पटेल अनिता विजय'.split(' '), joint: 'पुर' },
  Han: { parts: '鈴木 佐藤 高橋 田中 渡辺 山本 中村 小林 王 李 张 刘 陈'.split(' '), joint: '' },
};

const pick = <T>(from: readonly T[], at: number): T => from[Math.abs(at) % from.length]!;

/** The person of a number: a name in one of the scripts, a day of birth and an id number. */
export function personAt(index: number) {
  const scripts = Object.values(SCRIPTS);
  const { parts, joint } = pick(scripts, index);
  const at = Math.floor(index / scripts.length);
  const [second, third] = [Math.floor(at / parts.length), Math.floor(at / parts.length ** 2)];
  const day = new Date(Date.UTC(1930, 0, 1 + ((index * 7_919) % 33_000)));
  return {
    lastName: `${pick(parts, at)}${joint}${pick(parts, second)}`,
    firstName: `${pick(parts, third)}${pick(parts, at * 7 + 3)}`,
    patientIdNumber: `MRN-${index}`,
    dateOfBirth: day.toISOString().slice(0, 10),
    phone: index % 2 ? `+1507${String(5_550_000 + index)}` : null,
  };
}

/** Fills a server's database with so many patients. @returns somebody who reaches all of them */
export async function fill(db: Db, patients: number): Promise<Identity> {
  await seedDemo(db, { patients: 100 });
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  const officeGroupId = group!.id;
  const [doctor] = await db.select().from(person).where(eq(person.officeGroupId, officeGroupId));
  for (let from = 0; from < patients; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => personAt(from + index));
    const common = { doctorId: doctor!.id, officeGroupId };
    await db
      .insert(patient)
      .values(rows.map((row) => ({ id: randomUUID(), ...common, ...row, ...searchColumns(row) })));
  }
  await db.execute(sql`vacuum analyze patient`);
  // what lists depend on of a user
  return {
    officeGroupId,
    groups: ['OFFICE_GROUP_ADMIN'],
    offices: [],
    visit: null,
    preferences: { date_format: 'MM/DD/YYYY', app_language: 'en-us' },
  } as unknown as Identity;
}

const PAGE = { limit: 50, offset: 0 };
const ordered = (language: AppLanguage) => (db: Db, user: Identity) =>
  findPatients(
    db,
    { ...user, preferences: { ...user.preferences, app_language: language } },
    { ...PAGE, ordering: 'last_name' },
  );

/** Measures a search many times. @returns a row of the table */
async function measured(
  name: string,
  work: (index: number) => Promise<{ count: number }>,
  runs = RUNS,
): Promise<string[]> {
  const times: number[] = [];
  const counts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    counts.push((await work((run * 6_007 + 17) % PATIENTS)).count);
    times.push(performance.now() - started);
  }
  const found = Math.round(counts.reduce((sum, count) => sum + count, 0) / runs);
  return [name, `${found}`, ms(percentile(times, 0.5)), ms(percentile(times, 0.99))];
}

/** Searches and orders of the list of patients over many patients in six scripts, on PostgreSQL. */
export async function searchBench(): Promise<Table> {
  await using database = await temporaryDatabase('postgres');
  const rows: string[][] = [];
  const measure = async (...kind: Parameters<typeof measured>): Promise<unknown> => rows.push(await measured(...kind));
  await database.fill(async ({ db }) => {
    const user = await fill(db, PATIENTS);
    const find = (search: string) => findPatients(db, user, { ...PAGE, search });
    for (const [at, script] of Object.keys(SCRIPTS).entries()) {
      const of = (index: number) => personAt(index - (index % 6) + at);
      await measure(`${script}: whole name`, (index) => find(`${of(index).lastName} ${of(index).firstName}`));
      await measure(`${script}: last name`, (index) => find(of(index).lastName));
      await measure(`${script}: two letters`, (index) => find(of(index).lastName.slice(0, 2)));
    }
    await measure('id number', (index) => find(personAt(index).patientIdNumber));
    await measure('date of birth', (index) => find(personAt(index).dateOfBirth));
    await measure('duplicate check', (index) => {
      const { lastName, firstName, dateOfBirth, patientIdNumber } = personAt(index);
      const facts = { last_name: firstName, first_name: lastName, date_of_birth: dateOfBirth };
      return findResembling(db, user, { ...PAGE, ...facts, patient_id_number: patientIdNumber, resembling: true });
    });
    await measure('by name, English', () => ordered('en-us')(db, user), 20);
    await measure('by name, Spanish', () => ordered('es-es')(db, user), 20);
  });
  return {
    title: `Search of ${PATIENTS} patients in six scripts, PostgreSQL, one at a time`,
    head: ['search', 'found on average', 'p50', 'p99'],
    rows,
  };
}
