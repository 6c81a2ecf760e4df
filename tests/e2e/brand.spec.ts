import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newPerson } from './people.ts';
import { expect, test as base } from './test.ts';

/** The partner's domain; browsers take every name below localhost for this machine. */
const test = base.extend({
  baseURL: async ({ system }, provide) => {
    await provide(system.address.replace('localhost', 'harbour.clinic.localhost'));
  },
});

const HARBOUR = JSON.parse(readFileSync('packages/ui/brands/harbour.json', 'utf8')) as Record<string, unknown> & {
  logos: { light: string; dark: string };
  favicon: string;
};
const HARBOUR_ACCENT = 'rgb(31, 111, 92)';
const OWN_ACCENT = 'oklch(0.49 0.085 215)';

/** The accent as the browser paints it in an element of the page. */
const accent = (page: Page, of = 'body'): Promise<string> =>
  page
    .locator(of)
    .first()
    .evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = 'var(--isopter-color-accent)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
const favicon = (page: Page) => page.locator('link[rel="icon"]');

test('a partner’s domain has their name, logo, colours, title and favicon, from the first screen on [KIT-03] [NAV-11] [NAV-12]', async ({
  page,
  signIn,
  frame,
}) => {
  await signIn.open();
  await expect(page).toHaveTitle('Sign in · Harbour Vision');
  await expect(favicon(page)).toHaveAttribute('href', HARBOUR.favicon);
  await expect(page.getByRole('img', { name: 'Harbour Vision' }).first()).toHaveAttribute('src', HARBOUR.logos.light);
  await expect(page.getByText('Isopter')).toHaveCount(0);
  expect(await accent(page)).toBe(HARBOUR_ACCENT);
  await expect(signIn.submit).toHaveCSS('border-radius', '3px');

  await test.step('It stays when one has signed in, in a dark room too', async () => {
    await signIn.byForm('doctor');
    await expect(page).toHaveTitle('Patients · Harbour Vision');
    await frame.choose(/^Dark/);
    await expect.poll(() => accent(page)).not.toBe(HARBOUR_ACCENT);
    expect(await accent(page)).not.toBe('oklch(0.74 0.115 205)');
    const logo = page.getByRole('img', { name: 'Harbour Vision' }).first();
    await expect(logo).toHaveAttribute('src', HARBOUR.logos.dark);
  });
});

test(
  'what lies over the page is branded as the page is: menu and dialog [KIT-03]',
  { tag: '@all' },
  async ({ page, signIn, frame, clinic, patientForm }) => {
    const person = newPerson();
    await clinic.newPatient(person);
    await signIn.byForm('doctor');
    await frame.account.click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    expect(await accent(page, '[role="menu"]')).toBe(HARBOUR_ACCENT);
    await page.keyboard.press('Escape');

    await page.goto('/patients/new');
    await patientForm.fill(person);
    await patientForm.save.click();
    const question = page.getByRole('alertdialog', { name: 'This patient may already exist' });
    await expect(question).toBeVisible();
    expect(await accent(page, '[role="alertdialog"]')).toBe(HARBOUR_ACCENT);
    const isOutsideTheApplication = await question.evaluate((element) => element.closest('#root') === null);
    expect(isOutsideTheApplication).toBe(true);
  },
);

test(
  'what the product is says whose it is, and closing leads to the patients [INFO-01] [NAV-12]',
  { tag: '@all' },
  async ({ page, signIn, frame, patients }) => {
    await signIn.byForm('doctor');
    await frame.choose('About');
    await expect(page).toHaveURL('/about');
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: 'Harbour Vision' })).toBeVisible();
    await expect(main.getByText('Version 1.0')).toBeVisible();
    await expect(main.getByText('© 2017–2024 Harbour Vision Ltd and Isopter')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Harbour Vision Ltd');
    await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Harbour Vision' })).toBeVisible();
    await main.getByRole('link', { name: 'Close' }).click();
    await patients.isShown();
  },
);

test('the technicians’ area has the partner’s name for it [NAV-12]', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn.byForm('tu', 'Harbour desk');
  await expect(page.getByRole('link', { name: 'Ready to join' })).toBeVisible();
});

const changed = (changes: object): string => JSON.stringify({ ...HARBOUR, ...changes });
const svg = (content: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`).toString('base64')}`;

/**
 * Responses instead of a valid brand, and the console message of each. Tagged ones are also covered by the tests of the
 * schema and of the palette.
 */
const REFUSED: readonly { what: string; tag?: '@all'; body: string; says: string }[] = [
  { what: 'is cut off', body: '{"version": 1, "name": "Harb', says: 'the file is no JSON' },
  { what: 'knows other keys', tag: '@all', body: changed({ css: 'body{}' }), says: 'css: is not known' },
  {
    what: 'is too low in contrast',
    tag: '@all',
    body: changed({ colors: { accent: '#1f6f5c', caution: '#e9a100' } }),
    says: 'caution (#e9a100) on canvas (oklch(0.975 0.004 235)) has a contrast of 2.04:1',
  },
  {
    what: 'swaps the eyes',
    tag: '@all',
    body: changed({ colors: { accent: '#1f6f5c', rightEye: '#1f5fbf', leftEye: '#c2552d' } }),
    says: 'colors.rightEye: right eye (#1f5fbf) is blue',
  },
  {
    what: 'smuggles a rule in by a colour',
    tag: '@all',
    body: changed({ colors: { accent: '#1f6f5c;} body{display:none} x{' } }),
    says: 'colors.accent: must be a colour',
  },
  {
    what: 'smuggles a picture in by a colour',
    tag: '@all',
    body: changed({ colors: { accent: 'url(//elsewhere.example/x)' } }),
    says: 'colors.accent: must be a colour',
  },
  {
    what: 'smuggles a rule in by a typeface',
    tag: '@all',
    body: changed({ type: { body: "x'; } * { display: none } .y { font-family: 'z" } }),
    says: 'type.body: must be the name of one font family',
  },
  {
    what: 'smuggles markup in by its name',
    tag: '@all',
    body: changed({ name: '</title><script>document.body.remove()</script>' }),
    says: 'name: must be plain text',
  },
  {
    what: 'smuggles a script in by its logo',
    body: changed({ logos: { light: svg('<script>document.title = "owned"</script>') } }),
    says: 'logos.light: is a drawing that cannot be used',
  },
  {
    what: 'has its logo elsewhere',
    tag: '@all',
    body: changed({ logos: { light: 'javascript:document.body.remove()' } }),
    says: 'logos.light: must be a path on the same address',
  },
  { what: 'is for another domain', body: changed({ domain: 'elsewhere' }), says: 'domain: is elsewhere' },
];

for (const { what, tag, body, says } of REFUSED) {
  test(
    `a brand that ${what} is refused with a message, and the product keeps its own [KIT-03]`,
    { tag: tag ?? [] },
    async ({ page, signIn }) => {
      await page.route('**/brands/harbour.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
      const refusal = page.waitForEvent('console', (message) => message.text().startsWith('The brand of harbour'));
      await signIn.open();
      expect((await refusal).text()).toContain(says);
      await expect(page).toHaveTitle('Sign in · Isopter');
      await expect(favicon(page)).toHaveAttribute('href', '/favicon.svg');
      await expect(page.getByText('Isopter', { exact: true }).first()).toBeVisible();
      expect(await accent(page)).toBe(OWN_ACCENT);
    },
  );
}

test(
  'where the brand cannot be loaded the product keeps its own [NAV-12]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await page.route('**/brands/harbour.json', (route) => route.abort('connectionrefused'));
    await signIn.open();
    await expect(page).toHaveTitle('Sign in · Isopter');
  },
);

base('our own domain asks for no brand and loads nothing of brands [NAV-12]', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn.open();
  await expect(page).toHaveTitle('Sign in · Isopter');
  expect(asked.filter((path) => path.startsWith('/brands/'))).toEqual([]);
  expect(await accent(page)).toBe(OWN_ACCENT);
});
