import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { buttonDocs } from '../../packages/ui/src/Button/Button.docs.tsx';
import { Example } from './Example.tsx';
import { picture } from './picture.ts';

/** Proves that the comparison works: the pictures of the matrix, after a mistake in the styles [KIT-06]. */

const MISTAKES = {
  'two pixels more padding': '[data-component="Button"] { padding-inline: calc(1rem + 2px) }',
  'a wrong token': ':root[data-theme] { --isopter-color-accent-fill: oklch(0.52 0.105 215) }',
  'a radius of one pixel more': ':root[data-theme] { --isopter-radius-sm: 7px }',
};

const sheet = new CSSStyleSheet();

afterEach(() => {
  document.adoptedStyleSheets = [];
});

async function matches(): Promise<boolean> {
  const { container } = await render(<Example docs={buttonDocs} cell={{ theme: 'light' }} />);
  const shown = await picture(container);
  return expect
    .element(shown, { timeout: 4000 })
    .toMatchScreenshot('Button/light')
    .then(
      () => true,
      () => false,
    );
}

describe('the comparison [KIT-06]', () => {
  test('finds nothing where nothing has changed', async () => {
    expect(await matches()).toBe(true);
  });
  // an update would take the mistakes for what is wanted
  test.skipIf(import.meta.env['ISOPTER_UPDATE']).for(Object.entries(MISTAKES))('catches %s', async ([, css]) => {
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    expect(await matches()).toBe(false);
  });
});
