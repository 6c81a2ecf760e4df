import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

const zoom = (page: Page): Promise<number> => page.evaluate(() => window.visualViewport?.scale ?? 1);

interface Point {
  x: number;
  y: number;
}

/** Two fingers around a point: how far apart, and turned by how many degrees. */
const twoFingers = ({ x, y }: Point, apart: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [right, down] = [(apart / 2) * Math.cos(angle), (apart / 2) * Math.sin(angle)];
  return [
    { x: x + right, y: y + down, id: 1 },
    { x: x - right, y: y - down, id: 2 },
  ];
};

/** Touches as fingers do: gestures that are only told to the browser would not ask where they may act. */
async function touch(browser: CDPSession, fingers: readonly Point[][]): Promise<void> {
  for (const [index, touchPoints] of fingers.entries()) {
    await browser.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
const pinch = (browser: CDPSession, at: Point): Promise<void> =>
  touch(
    browser,
    [40, 60, 90, 120, 150, 180].map((apart) => twoFingers(at, apart, 0)),
  );
const rotate = (browser: CDPSession, at: Point): Promise<void> =>
  touch(
    browser,
    [0, 15, 30, 45, 60, 75, 90].map((degrees) => twoFingers(at, 120, degrees)),
  );

/** One finger that moves. */
const pan = (browser: CDPSession, from: Point, by: Point): Promise<void> =>
  touch(
    browser,
    [0, 0.25, 0.5, 0.75, 1].map((part) => [{ x: from.x + part * by.x, y: from.y + part * by.y }]),
  );

test('what is wider than its place is panned sideways, and nothing else happens; pinching and rotating do nothing on a plot; beside it the browser can still enlarge the page [NAV-15]', async ({
  page,
  clinic,
  signIn,
  monitor,
}) => {
  const patient = await clinic.newPatient();
  const { id } = await clinic.startTest(patient, 'Lane 1 headset', { skip_convergence_testing: true });
  await signIn.session('doctor');
  await monitor.open(id);
  // not any picture: what shows the progress may come before the plots
  const plot = page.getByRole('main').getByRole('application').first();
  await expect(plot).toBeVisible();
  // once nothing moves it any more, and nothing lies above it
  await plot.click({ trial: true });
  const box = (await plot.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);

  await test.step('On the plot', async () => {
    await pinch(browser, middle);
    await rotate(browser, middle);
    expect(await zoom(page)).toBe(1);
    await expect(page).toHaveURL(new RegExp(id));
  });

  await test.step('One finger on the plot', async () => {
    await pan(browser, middle, { x: -120, y: 0 });
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollLeft])).toEqual([0, 0]);
    await expect(page).toHaveURL(new RegExp(id));
    await expect(plot).toBeVisible();
  });

  await test.step('One finger on the tabs of the tests, on a telephone', async () => {
    await page.setViewportSize({ width: 320, height: 820 });
    await page.goto(`/tests/${patient.id}`);
    const tabs = page.getByRole('tablist');
    await expect(tabs).toBeVisible();
    const isWider = await tabs.evaluate((list) => list.scrollWidth > list.clientWidth);
    expect(isWider).toBe(true);
    // the list of tests below may still move the tabs away from under the finger
    await expect(async () => {
      const at = (await tabs.boundingBox())!;
      await pan(browser, { x: at.x + at.width - 30, y: at.y + at.height / 2 }, { x: -150, y: 0 });
      await expect.poll(() => tabs.evaluate((list) => list.scrollLeft), { timeout: 5_000 }).toBeGreaterThan(20);
    }).toPass();
    expect(await page.evaluate(() => scrollX)).toBe(0);
    await page.setViewportSize({ width: 1180, height: 820 });
    await monitor.open(id);
  });

  await test.step('On the heading', async () => {
    const heading = (await monitor.heading.boundingBox())!;
    const there = { x: heading.x + heading.width / 2, y: heading.y + heading.height / 2 };
    await pinch(browser, there);
    await expect.poll(() => zoom(page)).toBeGreaterThan(1.2);
  });
});
