import { APP_LANGUAGES } from '@isopter/contract';
import { BROWSER_PARTS } from '@isopter/locales/parts';
import { expect, it } from 'vitest';
import { locales } from '../../apps/clinic/locales.ts';

/** English of the kit and the charts is in their components. */
const IN_COMPONENTS = ['en-us/kit.json', 'en-us/charts.json'];

it('builds every part of the texts that the browser loads, in every language [I18N-01] [I18N-02]', () => {
  const built: string[] = [];
  const emitFile = ({ fileName }: { fileName: string }): void => void built.push(fileName);
  (locales().generateBundle as unknown as (this: object) => void).call({ emitFile });
  const expected = APP_LANGUAGES.flatMap((language) => BROWSER_PARTS.map((part) => `${language}/${part}.json`));
  expect(built.toSorted()).toEqual(
    expected
      .filter((file) => !IN_COMPONENTS.includes(file))
      .map((file) => `locales/${file}`)
      .toSorted(),
  );
});
