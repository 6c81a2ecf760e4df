import type { AppLanguage } from '@isopter/contract';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrderOf } from '../../../platform/db/collation.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';

describe.each(ENGINES)('the order of lists on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let doctor_id: string;

  beforeAll(async () => {
    server = await startServer(engine, 'small');
    doctor = await signIn(server, 'doctor');
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
  });
  afterAll(() => server.close());

  const create = async (person: object): Promise<void> => {
    const { status } = await doctor.call('createPatient', {
      body: { date_of_birth: '1980-01-01', doctor_id, ...person },
    });
    expect(status).toBe(200);
  };
  const list = async (search: string, ordering: string): Promise<Record<string, string | null>[]> =>
    (await doctor.call('listPatients', { query: { search, ordering } })).body.results;

  it.each<[AppLanguage, string]>([
    ['en-us', 'aasort Äasort de\u00A0Sort De\u00A0Sort Eesort éesort Oosort Öosort Zzsort'],
    ['de-de', '2 9 10 100 A-9 A-10'],
    ['es-es', 'na nz ñandu oca'],
    ['sv-se', 'Adam Zorn Ål Äng Öst'],
    ['da-dk', 'Zorn Ærø Øst Ånd'],
    ['tr-tr', 'Irmak İnce Sen Şen'],
    ['cs-cz', 'Cihla Čapek Hora Chalupa Ivan'],
    ['pl-pl', 'Lis Łoś Mak Zak Żak'],
    ['hr-hr', 'Car Čavić Ćosić Dan Đak'],
    ['ar-eg', 'الف باء ياء Adam'],
    ['uk-ua', 'Гора Ґава Дим Adam'],
    ['he-il', 'אבא בן Adam'],
  ])('is that of the language %s, with numbers by value [OUR-694]', async (language, text) => {
    const words = text.split(' ');
    const shuffled = JSON.stringify(words.toReversed());
    const rows = await server.store.db
      .select({ word: sql<string>`word` })
      .from(sql`json_array_elements_text(${shuffled}::json) word`)
      .orderBy(asc(inOrderOf(language, sql`word`)));
    expect(rows.map(({ word }) => word)).toEqual(words);
  });

  it('is that of names, not of code points, and of the one name of some [OUR-693, OUR-694]', async () => {
    for (const [last_name, first_name] of [
      ['Zzsort', 'Quince'],
      ['aasort', 'Quince'],
      ['Äasort', 'Quince'],
      ['éesort', 'Quince'],
      [null, 'Eesort-Quince'],
      ['de Sort', 'Quince'],
    ])
      await create({ last_name, first_name });
    const names = (await list('quince', 'last_name')).map((one) => one['last_name'] ?? one['first_name']);
    expect(names).toEqual(['aasort', 'Äasort', 'de Sort', 'éesort', 'Eesort-Quince', 'Zzsort']);
    const back = (await list('quince', '-last_name')).map((one) => one['last_name'] ?? one['first_name']);
    expect(back).toEqual(names.toReversed());
  });

  it('is that of the values of id numbers [OUR-694]', async () => {
    const numbers = ['2', '9', '10', '100', 'K-9', 'K-10'];
    for (const patient_id_number of numbers.toReversed())
      await create({ last_name: 'Numbered', first_name: 'Quill', patient_id_number });
    const sorted = (await list('numbered quill', 'patient_id_number')).map((one) => one['patient_id_number']);
    expect(sorted).toEqual(numbers);
  });
});
