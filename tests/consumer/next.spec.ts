import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { run } from './run.ts';
import { complaints, serve, type Served } from './serve.ts';

let server: Served;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const next = join(installed(), 'node_modules/.bin/next');
  const folder = join(installed(), 'next');
  await run(next, ['build'], folder);
  server = await serve(next, ['start', '--port', '0'], folder);
});
test.afterAll(() => server.stop());

test('a page of server components draws the kit and a monitor, and hydrates [KIT-04]', async ({ page, request }) => {
  const html = await (await request.get(server.address)).text();
  expect(html).toContain('Harbour Vision');
  expect(html).toContain('data-component="Button"');
  expect(html).toContain('data-component="PerimetryMonitor"');

  const errors = complaints(page);
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: 'Start test' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('radio', { name: 'Table' }).click({ force: true });
  await expect(page.getByRole('cell', { name: '28' })).toBeVisible();
  expect(errors).toEqual([]);
});
