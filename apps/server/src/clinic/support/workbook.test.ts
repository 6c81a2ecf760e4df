import type { SupportUser } from '@isopter/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { usersWorkbook } from './workbook.ts';

const USER: SupportUser = {
  id: '1',
  employee_id: '1',
  first_name: '=HYPERLINK("http://evil.example","open")',
  last_name: '+1 <b>&"',
  email: '@SUM(1+1)',
  username: '-2+3',
  groups: ['OFFICE_ADMIN', 'DOCTOR'],
  office_group: 'عيادة الشمال',
  date_joined: '2026-11-25T23:30:00.000Z',
};
/** Day 0 of Excel's dates. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** The parts of an Excel file, as XML. */
const partsOf = (file: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(new Uint8Array(file))).map(([name, bytes]) => [name, strFromU8(bytes)]));

it('has a heading and a row for each user, with texts that are never evaluated as formulas [SUP-02] [OUR-302]', async () => {
  const parts = partsOf(await usersWorkbook([USER, { ...USER, last_name: 'Ruiz' }]));
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  const words = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, word]) => word);
  expect(sheet).not.toMatch(/<f[\s>/]/);
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(3);
  const texts = [...sheet.matchAll(/<c r="(\w+)"[^>]* t="s"><v>(\d+)<\/v>/g)];
  const at = Object.fromEntries(texts.map(([, place, index]) => [place, words[Number(index)]]));
  expect(at).toMatchObject({
    A1: 'last_name',
    G1: 'date_joined',
    A2: '+1 &lt;b&gt;&amp;"',
    B2: '=HYPERLINK("http://evil.example","open")',
    C2: '@SUM(1+1)',
    D2: '-2+3',
    E2: 'OFFICE_ADMIN, DOCTOR',
    F2: 'عيادة الشمال',
    A3: 'Ruiz',
  });
});

it('has the day a user joined as a UTC date [SUP-02]', async () => {
  const sheet = partsOf(await usersWorkbook([USER]))['xl/worksheets/sheet1.xml'] ?? '';
  const [, serial] = /<c r="G2"[^>]*><v>([\d.]+)<\/v>/.exec(sheet) ?? [];
  expect(Number(serial)).toBeCloseTo((Date.parse(USER.date_joined) - EXCEL_EPOCH) / DAY_MS, 6);
});
