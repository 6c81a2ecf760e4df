// Takes the README's pictures from a running Isopter: `npm start`, then `npm run screenshots`.
import { mkdirSync } from 'node:fs';
import { type Page, chromium } from 'playwright';
import { browserLaunch } from './browser.ts';

const address = process.env['ISOPTER_ADDRESS'] ?? 'http://localhost:4600';
const FOLDER = 'docs/pictures';
const PATIENT = 'Okafor, Adaeze';

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Username, e-mail or phone').fill('doctor');
  await page.getByLabel('Password', { exact: true }).fill('northside-eye-24-2');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Patients' }).waitFor();
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${field}$|${field} `) }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Starts a 24-2 of the patient on the second headset and leaves it running. */
async function startTest(page: Page): Promise<void> {
  await page.getByRole('row', { name: new RegExp(PATIENT) }).click();
  await page.getByRole('link', { name: 'New test' }).click();
  await choose(page, 'Device', /Lane 2/);
  await choose(page, 'Operator', /./);
  await choose(page, 'Strategy', 'AVA Standard');
  await choose(page, 'Program', '24-2');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'One dot' }).click({ timeout: 60_000 });
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(browserLaunch());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
await signIn(page);
await startTest(page);
await page.emulateMedia({ colorScheme: 'dark' });
// The right eye is done first: the picture shows a whole field beside one that fills in.
await page.getByText('Testing left eye').waitFor({ timeout: 300_000 });
await page
  .getByText(/^(4|5)\d%$/)
  .first()
  .waitFor({ timeout: 120_000 });
await page.screenshot({ path: `${FOLDER}/monitor.png` });
await page.emulateMedia({ colorScheme: 'light' });
await page.goto(`${address}/patients`);
await page.getByText(PATIENT).first().waitFor();
await page.screenshot({ path: `${FOLDER}/patients.png` });
await browser.close();
