import { readFileSync } from 'node:fs';
import { APP_LANGUAGES, type AppLanguage, bcp47, RTL_LANGUAGES } from '../../packages/contract/src/enums/languages.ts';
import type app from '../../packages/locales/en-us/app.json';
import { expect, patience, test } from './test.ts';

const textsOf = (language: AppLanguage): typeof app =>
  JSON.parse(readFileSync(`packages/locales/${language}/app.json`, 'utf8')) as typeof app;

test('every language of the application is in the menu, and shows its texts, direction and fonts at once [I18N-01] [I18N-06] (of I18N-03)', async ({
  page,
  signIn,
}) => {
  test.setTimeout(patience(180_000));
  const refused: string[] = [];
  // choices that follow each other fast are saved again after a conflict (409), which the browser logs too
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('409')) refused.push(message.text());
  });
  page.on('pageerror', ({ message }) => void refused.push(message));
  await signIn.session('doctor');
  await page.goto('/patients');
  const menu = page.getByRole('banner').locator('button:has(img[src^="/flags/"])');
  // English last, from another language
  for (const language of [...APP_LANGUAGES.slice(1), APP_LANGUAGES[0]]) {
    await menu.click();
    await expect(page.getByRole('option')).toHaveCount(APP_LANGUAGES.length);
    await page
      .getByRole('option')
      .and(page.locator(`:has([lang="${bcp47(language)}"])`))
      .click();
    const { patients, navigation } = textsOf(language);
    await expect(page.getByRole('heading', { name: patients.title, level: 1, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: navigation.devices, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', bcp47(language));
    await expect(page.locator('html')).toHaveAttribute(
      'dir',
      RTL_LANGUAGES.some((one) => one === language) ? 'rtl' : 'ltr',
    );
    const flag = menu.locator('img');
    await expect(flag).toHaveAttribute('src', `/flags/${language}.svg`);
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await test.step('The fonts of a script come from the application', async () => {
    for (const [language, family] of [
      ['th-th', 'Thai'],
      ['ja-jp', 'JP'],
      ['zh-cn', 'SC'],
    ] as const) {
      await menu.click();
      await page
        .getByRole('option')
        .and(page.locator(`:has([lang="${bcp47(language)}"])`))
        .click();
      const used = () =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family: name }) => name),
        );
      await expect.poll(used).toContain(`Noto Sans ${family} Variable`);
      expect((await used()).filter((name) => /(JP|SC) Variable/.test(name) && !name.includes(family))).toEqual([]);
    }
  });
  expect(refused).toEqual([]);
});
