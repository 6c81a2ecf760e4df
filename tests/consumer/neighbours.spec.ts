import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { installed } from './folder.ts';
import { run } from './run.ts';
import { serve, type Served } from './serve.ts';

let server: Served;

test.beforeAll(async () => {
  const folder = join(installed(), 'tailwind');
  const vite = join(installed(), 'node_modules/.bin/vite');
  await run(vite, ['build', '--logLevel', 'error'], folder);
  server = await serve(vite, ['preview', '--port', '0'], folder);
});
test.afterAll(() => server.stop());

/** How elements are laid out and drawn; colour and typeface are the document's. */
const looks = (page: Page, selectors: readonly string[], names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([selectors, names]) =>
      selectors.map((selector) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        return `${selector} ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
      }),
    [selectors, names] as const,
  );

const BOX = ['display', 'box-sizing', 'padding-left', 'border-top-width', 'border-top-left-radius'];

test('Tailwind, loaded later, leaves the kit as it is [KIT-04]', async ({ page }) => {
  const drawn = (): Promise<string[]> =>
    looks(page, ['button', 'label', 'input'], [...BOX, 'background-color', 'color', 'font-size', 'font-weight']);
  await page.goto(`${server.address}/alone.html`);
  await page.getByRole('button').waitFor();
  const alone = await drawn();
  await page.goto(`${server.address}/index.html`);
  await page.getByRole('button').waitFor();
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).marginTop)).toBe('0px');
  expect(await drawn()).toEqual(alone);
});

test('theme.css leaves headings, text, pictures and tables of an application as they are [KIT-04]', async ({
  page,
}) => {
  const own = (): Promise<string[]> =>
    looks(
      page,
      ['h1', 'h2', 'p', 'code', 'svg', 'img', 'table', 'td'],
      [...BOX, 'margin-top', 'font-weight', 'max-width', 'border-collapse', 'text-wrap', 'overflow-wrap'],
    );
  await page.goto(`${server.address}/alone.html`);
  await page.getByRole('button').waitFor();
  await expect(page.locator('code')).toHaveCSS('font-family', 'monospace');
  const beside = await own();
  const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);

  // margins of text follow its size, which is the document's
  await page.goto(`${server.address}/plain.html`);
  await page.locator('body').evaluate((body, fontSize) => Object.assign(body.style, { fontSize }), size);
  expect(beside).toEqual(await own());
});
