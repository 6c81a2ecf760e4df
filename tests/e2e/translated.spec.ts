import { translatePage } from '../../apps/clinic/src/lib/platform/browser/fakes/translatePage.ts';
import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test('a monitor that the browser translates shows the figures of a fresh page [OUR-702]', async ({
  page,
  clinic,
  signIn,
  monitor,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { id } = await clinic.startTest(await clinic.newPatient(), DEVICE);
  /** Returns the texts of the monitor, sorted, because the tested eye comes first; without announcements. */
  const figures = async (): Promise<string> => {
    const lines = (await page.getByRole('main').innerText()).split('\n').map((line) => line.trim());
    return lines
      .filter((line) => line !== '' && !/^Test finished$|% done\.$/.test(line))
      .sort()
      .join('\n');
  };

  await test.step('The page is translated while the test runs, and what changes is translated again', async () => {
    await signIn.session('doctor');
    await monitor.open(id);
    await monitor.begin();
    await expect(monitor.thresholds('Right eye')).not.toHaveCount(0);
    const before = await figures();
    await page.evaluate(translatePage);
    await expect.poll(figures).not.toBe(before);
    await page.evaluate(translatePage);
    await expect(monitor.state('Test finished')).toBeVisible();
  });

  await test.step('A fresh page of the finished test shows the same', async () => {
    await expect(page.getByText(/^No earlier reliable field/)).toHaveCount(2);
    const translated = await figures();
    await page.reload();
    await expect(monitor.state('Test finished')).toBeVisible();
    await expect.poll(figures).toBe(translated);
    expect(errors).toEqual([]);
  });
});
