import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { DEMO_PASSWORD } from '../../apps/server/src/access/auth/passwords/demoPassword.ts';

/** 10 Mbit/s and 40 ms there and back, as behind a clinic's own line. */
export const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Signs somebody of the sample clinic in. @returns what other contexts of the browser begin with */
export async function signedInState(
  browser: Browser,
  options: BrowserContextOptions,
  username: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/patients/);
  const state = await context.storageState();
  await context.close();
  return state;
}
