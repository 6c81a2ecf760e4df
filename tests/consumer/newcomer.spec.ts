import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { linesOf, snippets } from './readme.ts';
import { type Registry, startRegistry } from './registry.ts';
import { run } from './run.ts';
import { complaints, serve, type Served } from './serve.ts';

let folder: string;
let registry: Registry;
let server: Served | undefined;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'isopter-newcomer-'));
  registry = await startRegistry(join(installed(), 'packs'));
  // the one thing a newcomer does not do: the packages are not published yet
  writeFileSync(
    join(folder, '.npmrc'),
    `@isopter:registry=${registry.url}\nprefer-offline=true\naudit=false\nfund=false\n`,
  );
});
test.afterAll(async () => {
  await server?.stop();
  registry.close();
  rmSync(folder, { recursive: true });
});

/**
 * Does what the first chapter of a README says, word by word, up to the command that shows the page.
 * @returns how many lines that are
 */
async function follow(readme: string): Promise<number> {
  const all = snippets(readme);
  const steps = all.slice(0, all.findIndex(({ code }) => code.trim() === 'npx vite') + 1);
  expect(steps.length).toBeGreaterThan(2);
  for (const { language, code, file } of steps) {
    if (file !== undefined) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    } else if (language === 'sh') {
      for (const line of code.trim().split('\n')) {
        const [command = '', ...args] = line.split(' ');
        if (line === 'npx vite') server = await serve(command, args, folder);
        else await run(command, args, folder);
      }
    }
  }
  return steps.reduce((sum, step) => sum + linesOf(step), 0);
}

test('the READMEs lead from an empty folder to a themed button, and on to a live visual field [KIT-04]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = complaints(page);
  const started = performance.now();
  const told: string[] = [];
  const tell = (what: string, lines: number): void => {
    told.push(`${what}: ${lines} lines, ${((performance.now() - started) / 1000).toFixed(0)} s from an empty folder`);
  };

  const button = await follow('packages/ui');
  await page.goto(server!.address);
  const start = page.getByRole('button', { name: 'Start test' });
  await expect(start).toHaveCSS('font-family', /Atkinson Hyperlegible Next Variable/);
  await expect(start).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  tell('a themed button', button);
  await server?.stop();

  const field = await follow('packages/monitor-charts');
  await page.goto(server!.address);
  const right = page.getByRole('progressbar', { name: 'Right eye' });
  await expect(right).toBeVisible();
  await expect(
    page
      .getByRole('application', { name: /Right eye/ })
      .getByText('28')
      .nth(20),
  ).toBeVisible();
  tell('a live visual field', field);
  expect(errors).toEqual([]);
  console.log(told.join('\n'));
});
