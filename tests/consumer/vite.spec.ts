import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { run } from './run.ts';
import { complaints, serve, type Served } from './serve.ts';

/** The packed kit in an application that knows nothing of this repository. */
let folder: string;
let server: Served;

test.beforeAll(async () => {
  folder = join(installed(), 'vite');
  const bin = join(installed(), 'node_modules/.bin');
  await run(join(bin, 'tsc'), [], folder);
  await run(join(bin, 'vite'), ['build', '--logLevel', 'error'], folder);
  server = await serve(join(bin, 'vite'), ['preview', '--port', '0'], folder);
});

test.afterAll(() => server.stop());

test('the packed kit type-checks, builds and runs under a brand in a fresh application [KIT-03, KIT-04]', async ({
  page,
}) => {
  const errors = complaints(page);
  const { name, colors } = JSON.parse(readFileSync(join(folder, 'src/brand.json'), 'utf8')) as {
    name: string;
    colors: { accent: string };
  };

  await page.goto(server.address);
  await expect(page).toHaveTitle(name);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
    'As on the insurance card',
  );
  await expect(page.getByRole('row')).toHaveCount(3);

  // its own vanilla-extract, reading the kit's contract
  await expect(page.getByRole('main')).toHaveCSS('padding', '24px');

  const start = page.getByRole('button', { name: 'Start test' });
  const ground = await start.evaluate((button) => getComputedStyle(button).backgroundColor);
  const accent = await page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    return getComputedStyle(probe).color;
  }, colors.accent);
  expect(ground).toBe(accent);

  await start.click();
  await expect(page.getByRole('dialog', { name: 'Start test?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(errors).toEqual([]);
});

/** All files of the built application that end so, as one text. */
const built = (end: string): string =>
  readdirSync(join(folder, 'dist/assets'))
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(folder, 'dist/assets', file), 'utf8'))
    .join('\n');

test('what is imported from one entry brings no other component along [KIT-04]', () => {
  // a part that several components share gets its name as a prop
  const components = [...built('.js').matchAll(/(?:"data-component"|\bcomponent):\W(\w+)/g)].map(([, name]) => name);
  expect(components).toEqual(
    expect.arrayContaining(['Button', 'DatePicker', 'Dialog', 'Select', 'Table', 'TextField']),
  );
  expect(components).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(DataGrid|CommandPalette|FileDrop|SignInScreen)$/)]),
  );
  expect(built('.css').startsWith('@layer theme,base,isopter.reset')).toBe(true);
});
