import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/edge/app.ts';
import { importedReport } from '../../src/platform/db/schema.ts';
import { file, form, of } from '../support/printedReports/importForm.ts';
import { type Browser, ENGINE, signIn, startServer, type TestServer } from '../support/server.ts';
import { reportReader } from '../../src/exchange/imports/reader.ts';

/** A worker that is ready and never finishes a task. */
const HANGS = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => undefined);
    parentPort.postMessage({ ready: true });
  `)}`,
);
/** One task runs, and none may wait. */
const FULL = { module: HANGS, size: 1, waiting: 0, longest: 600_000 };
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]);

describe('an overloaded server', () => {
  let server: TestServer;
  let doctor: Browser;
  let tests: string[];
  let patient: string;
  let apps: FastifyInstance[];
  beforeAll(async () => {
    server = await startServer(ENGINE, 'large');
    doctor = await signIn(server, 'doctor');
    const { body } = await doctor.call('listTests', { query: { status__name__in: 'Finished', limit: '3' } });
    tests = (body.results as { id: string }[]).map(({ id }) => id);
    patient = (await doctor.call('listPatients', { query: { limit: '1' } })).body.results[0].id;
    apps = [];
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await server.close();
  });

  const open = async (options: Partial<Parameters<typeof buildApp>[0]>): Promise<FastifyInstance> => {
    const app = await buildApp({ db: server.store.db, bus: server.bus, ...options });
    apps.push(app);
    return app;
  };
  const report = (app: FastifyInstance, test_id = tests[0]!) =>
    app.inject({ url: '/api/reports/test-result/pdf/', query: { test_id }, cookies: doctor.cookies });
  const upload = (app: FastifyInstance, content: Uint8Array, name?: string) => {
    const { body, headers } = form(of(patient), file(content, name));
    const proof = { 'x-csrftoken': doctor.cookies['csrftoken'] ?? '' };
    return app.inject({
      method: 'POST',
      url: '/api/tests-external/',
      payload: body,
      headers: { ...headers, ...proof },
      cookies: doctor.cookies,
    });
  };

  const answerOf = (answer: Awaited<ReturnType<typeof report>>) => [
    answer.statusCode,
    answer.headers['retry-after'],
    answer.json<{ name: string }>().name,
  ];

  it('refuses a report with 503 and Retry-After [OUR-507]', async () => {
    const app = await open({ reportLimits: { ...FULL, patience: 0 } });
    const asked = [report(app), report(app, tests[1])];
    const refused = await Promise.race(asked);
    expect(answerOf(refused)).toEqual([503, '30', 'ReportsBusy']);
    await app.close();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  });

  it(
    'refuses files and pages of imports with 503 and Retry-After, and continues to make reports [OUR-507]',
    { tags: '@all' },
    async () => {
      const app = await open({ reader: reportReader(FULL) });
      const pdf = await upload(app, Buffer.from('%PDF-1.7 a report'));
      expect(pdf.statusCode).toBe(200);
      const asked = [upload(app, DICOM, 'a.dcm'), upload(app, DICOM, 'b.dcm')];
      expect(answerOf(await Promise.race(asked))).toEqual([503, '60', 'Busy']);
      const page = await app.inject({
        url: `/api/tests-external/${pdf.json().upload_id}/page-image/`,
        query: { page_id: '1' },
        cookies: doctor.cookies,
      });
      expect(answerOf(page)).toEqual([503, '60', 'Busy']);
      // threads that read imports are not those that draw reports
      expect((await report(app)).statusCode).toBe(200);
      await app.close();
      expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
      expect(await server.store.db.$count(importedReport)).toBe(1);
    },
  );
});
