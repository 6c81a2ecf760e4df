import { afterEach, describe, expect, it } from 'vitest';
import { ENGINE, startServer, type TestServer } from '../../../test/support/server.ts';
import { addSandbox } from './addSandbox.ts';
import { holdsDemo } from '../../edge/seed/holdsDemo.ts';
import { hasSandboxes } from '../../edge/loadDemo.ts';
import { sandbox } from './sandbox.ts';

const date = new Date('2026-11-21T15:00:00Z');
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function pageOf(path: string, ...[tried]: Parameters<typeof start>) {
  server = await start(tried);
  return server.app.inject({ url: path, headers: { accept: 'text/html' } });
}
async function start(tried?: ReturnType<typeof sandbox>): Promise<TestServer> {
  const started = await startServer(ENGINE, 'small', undefined, tried ? { outbox: tried.outbox } : {});
  if (tried) addSandbox(started.app, tried);
  return started;
}

describe('the outbox for trying', () => {
  it('shows letters and text messages as they would arrive, and runs nothing of them', async () => {
    const tried = sandbox();
    await tried.outbox.sendText({ to: '+15075550143', text: '123456 is your PIN', date });
    const text = 'Open <script>alert(1)</script> https://clinic.example/x?a=1&b="2"';
    await tried.outbox.sendLetter({ to: 'a@b.example', subject: '<b>New</b>', text, date });
    const { statusCode, body } = await pageOf('/outbox', tried);
    expect(statusCode).toBe(200);
    expect(body.indexOf('&lt;b&gt;New')).toBeLessThan(body.indexOf('123456 is your PIN'));
    expect(body).toContain('<a href="https://clinic.example/x?a=1&amp;b=&quot;2&quot;">');
    expect(body).not.toContain('<script');
  });

  it('hands out the file of a letter', async () => {
    const tried = sandbox();
    const attachment = { name: 'report.pdf', type: 'application/pdf', content: Buffer.from('%PDF') };
    await tried.outbox.sendLetter({ to: 'a@b.example', subject: 'Report', text: '', attachment, date });
    const { headers, body } = await pageOf('/outbox/1', tried);
    expect(headers['content-type']).toBe('application/pdf');
    expect(body).toBe('%PDF');
    expect((await server!.app.inject('/outbox/2')).statusCode).toBe(404);
  });

  it('keeps the newest hundred', async () => {
    const tried = sandbox();
    for (let number = 1; number <= 120; number += 1) await tried.outbox.sendText({ to: '', text: `${number}`, date });
    expect(tried.messages().map(({ text }) => text)).toEqual(
      Array.from({ length: 100 }, (_, index) => `${120 - index}`),
    );
  });

  it('exists only with sample data [OUR-93]', async () => {
    const where = { holdsDemo: true, isBuilt: false, outbox: undefined };
    expect(hasSandboxes(where)).toBe(true);
    for (const other of [{ holdsDemo: false }, { isBuilt: true }, { outbox: {} }]) {
      expect([other, hasSandboxes({ ...where, ...other })]).toEqual([other, false]);
    }
    server = await start();
    expect(await holdsDemo(server.store.db)).toBe(true);
    await server.close();
    server = await startServer(ENGINE, () => Promise.resolve());
    expect(await holdsDemo(server.store.db)).toBe(false);
  });

  it('does not exist on a server that sends messages, or has no outbox', async () => {
    expect((await pageOf('/outbox')).statusCode).toBe(404);
    expect((await server!.app.inject('/outbox/1')).statusCode).toBe(404);
  });
});
