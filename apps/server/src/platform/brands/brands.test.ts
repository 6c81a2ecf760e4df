import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@isopter/ui/brand';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { officeGroup, test } from '../db/schema.ts';
import { ENGINE, type Browser, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { brandOfHost, reportBrand } from './brands.ts';
import { logoImage } from './logo.ts';

const samples = fileURLToPath(new URL('../../../../../packages/ui/brands', import.meta.url));
const HARBOUR = JSON.parse(readFileSync(join(samples, 'harbour.json'), 'utf8')) as Brand;
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="#f00" d="M0 0h20v10H0z"/></svg>';

let directory: string;
const said: string[] = [];
const log = { warn: (...line: unknown[]) => void said.push(JSON.stringify(line)) };
const write = (domain: string, brand: object | string): void =>
  writeFileSync(join(directory, `${domain}.json`), typeof brand === 'string' ? brand : JSON.stringify(brand));

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'isopter-brands-'));
  cpSync(samples, directory, { recursive: true });
  mkdirSync(join(directory, 'paths'));
  writeFileSync(join(directory, 'paths', 'logo.svg'), SQUARE);
  write('paths', { ...HARBOUR, domain: 'paths', logos: { light: '/brands/paths/logo.svg' } });
  write('absent', { ...HARBOUR, domain: 'absent', logos: { light: '/brands/absent/logo.svg' } });
  write('pale', { ...HARBOUR, domain: 'pale', colors: { accent: '#1f6f5c', caution: '#e9a100' } });
  write('broken', '{"version": 1,');
  write('other', HARBOUR);
  write('smuggler', { ...HARBOUR, domain: 'smuggler', name: '</title><script>alert(1)</script>' });
});
afterAll(() => rmSync(directory, { recursive: true }));

const at = (host: string) => brandOfHost(directory, host, log);
const brandOf = async (domain: string) => reportBrand(directory, (await at(`${domain}.isopter.example`))!, 2026, log);

describe('the brand of a host', () => {
  it('is named by the third-from-last segment [NAV-12]', async () => {
    expect((await at('harbour.isopter.example'))?.name).toBe('Harbour Vision');
    expect((await at('eu.harbour.isopter.example'))?.name).toBe('Harbour Vision');
    for (const host of ['isopter.example', 'www.isopter.example', 'localhost', 'nobody.isopter.example', '10.0.0.1'])
      expect(await at(host)).toBeUndefined();
  });
  it('is none when the host tries to leave the folder [NAV-12]', async () => {
    expect(await at('../harbour.isopter.example')).toBeUndefined();
    expect(await at('%2e%2e/harbour.isopter.example')).toBeUndefined();
  });
  it.each([
    ['pale', 'the nearest colour that passes is #'],
    ['broken', 'the file is no JSON'],
    ['smuggler', 'name: must be plain text'],
  ])('is none if %s is refused, with the reason in the log [KIT-03]', async (domain, reason) => {
    said.length = 0;
    expect(await at(`${domain}.isopter.example`)).toBeUndefined();
    expect(said.join('')).toContain(reason);
  });
  it('is none when the file was made for another domain [NAV-12]', async () => {
    expect(await at('other.isopter.example')).toBeUndefined();
  });
});

describe('the brand of a report', () => {
  it('is name, colour, copyright and the logo as a picture [NAV-12]', async () => {
    const { logo, ...rest } = await brandOf('harbour');
    expect(rest).toEqual({ name: 'Harbour Vision', accent: '#1f6f5c', copyright: '© 2026 Harbour Vision Ltd' });
    expect(logo?.href).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(logo!.width / logo!.height).toBeGreaterThan(4);
  });
  it('has a color for every output, in any notation of the seed [NAV-12]', async () => {
    expect((await brandOf('nordlys')).accent).toMatch(/^#[\da-f]{6}$/);
  });
  it('has the logo from a file next to the brand [NAV-12]', async () => {
    const { logo } = await brandOf('paths');
    expect(logo!.width / logo!.height).toBeCloseTo(2, 1);
  });
  it('has only the name if the logo is missing [NAV-12]', async () => {
    expect((await brandOf('absent')).logo).toBeUndefined();
  });
  it('bounds logos of extreme proportions [NAV-12]', async () => {
    const { logo } = await brandOf('torture');
    expect(logo!.width).toBeLessThanOrEqual(960);
    expect(logo!.height).toBeGreaterThanOrEqual(1);
  });
  it('draws no logo that reaches for something outside itself [KIT-03]', async () => {
    const reaching = SQUARE.replace('<path', '<image href="file:///etc/hostname"/><path');
    await expect(logoImage(Buffer.from(reaching))).rejects.toThrow('an element that runs or loads something');
    await expect(logoImage(Buffer.from('GIF89a'))).rejects.toThrow('is no SVG');
  });
});

describe('reports and brands of a server', () => {
  let server: TestServer;
  let doctor: Browser;
  let testId: string;
  beforeAll(async () => {
    server = await startServer(ENGINE, 'large');
    await server.app.close();
    server.app = await buildApp({ db: server.store.db, bus: server.bus, brandsDirectory: directory });
    doctor = await signIn(server, 'doctor');
    const [row] = await server.store.db
      .select({ id: test.id })
      .from(test)
      .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
      .where(
        and(eq(test.group, 'PERIMETRY'), eq(test.status, 'finished'), eq(officeGroup.name, 'Northside Eye Clinic')),
      )
      .limit(1);
    testId = row!.id;
  });
  afterAll(() => server.close());
  const get = (url: string) => server.app.inject({ url });
  const report = (name: 'getTestReport' | 'getTestReportPdf' | 'getTestReportImage', host: string) =>
    doctor.call(name, { query: { test_id: testId }, headers: { host } });

  it('puts the brand onto the HTML report of its domain, and onto no other [NAV-12]', { tags: '@all' }, async () => {
    const { status, body } = await report('getTestReport', 'harbour.isopter.example');
    expect(status).toBe(200);
    expect(body).toContain('· Harbour Vision</title>');
    expect(body).toContain('© ');
    expect(body).toContain('Harbour Vision Ltd');
    expect(body).toContain('fill="#1f6f5c"');
    expect(body).toContain('<image href="data:image/png;base64,');
    for (const host of ['isopter.example', 'pale.isopter.example', 'smuggler.isopter.example']) {
      const plain = await report('getTestReport', host);
      expect(plain.status).toBe(200);
      expect(plain.body).not.toMatch(/Harbour|<image|<script/);
    }
  });
  it('puts the brand onto PDF and PNG, whatever is in it [NAV-12]', { tags: '@all' }, async () => {
    for (const domain of ['harbour', 'torture']) {
      const [pdf, own] = [
        await report('getTestReportPdf', `${domain}.isopter.example`),
        await report('getTestReportPdf', 'isopter.example'),
      ];
      expect([pdf.status, own.status]).toEqual([200, 200]);
      expect(pdf.body).toContain('/Subtype /Image');
      expect(own.body).not.toContain('/Subtype /Image');
      expect((await report('getTestReportImage', `${domain}.isopter.example`)).status).toBe(200);
    }
  });
  it('serves current brands without caching, and no files outside the folder [NAV-12]', async () => {
    const answer = await get('/brands/harbour.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual(HARBOUR);
    write('newcomer', { ...HARBOUR, domain: 'newcomer' });
    expect((await get('/brands/newcomer.json')).statusCode).toBe(200);
    for (const url of ['/brands/nobody.json', '/brands/', '/brands/..%2f..%2fetc%2fpasswd'])
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
