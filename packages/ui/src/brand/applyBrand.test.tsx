import '../theme/theme.css.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import harbourJson from '../../brands/harbour.json';
import nordlysJson from '../../brands/nordlys.json';
import { Button } from '../Button/Button.tsx';
import { light } from '../theme/palettes.ts';
import { applyBrand } from './applyBrand.ts';
import type { Brand } from './Brand.ts';
import { derivePalette } from './derivePalette.ts';
import { brandTheme } from './themes.ts';

const [harbour, nordlys] = [harbourJson, nordlysJson] as [Brand, Brand];
const value = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--isopter-${name}`);
const icons = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map((link) => link.getAttribute('href')!);

describe('a brand on a running document', () => {
  const own = document.createElement('link');
  let takeOff: (() => void) | undefined;
  beforeEach(() => {
    document.title = 'Isopter';
    document.documentElement.dataset['theme'] = 'light';
    for (const icon of document.querySelectorAll('link[rel="icon"]')) icon.remove();
    Object.assign(own, { rel: 'icon', href: '/favicon.svg' });
    document.head.append(own);
  });
  afterEach(() => {
    takeOff?.();
    own.remove();
    delete document.documentElement.dataset['theme'];
    delete document.documentElement.dataset['vision'];
  });

  it('sets its colors, corners, title and favicon, and removes them with it [KIT-03]', () => {
    takeOff = applyBrand(harbour);
    expect([value('color-accent'), value('radius-md')]).toEqual(['#1f6f5c', '5px']);
    expect([document.title, icons()]).toEqual(['Harbour Vision', [harbour.favicon]]);
    takeOff();
    expect([value('color-accent'), value('radius-md')]).toEqual([light.accent, '10px']);
    expect([document.title, icons()]).toEqual(['Isopter', ['/favicon.svg']]);
  });

  it('follows the theme [KIT-03]', () => {
    takeOff = applyBrand(harbour);
    for (const theme of ['dark', 'high-contrast', 'light'] as const) {
      document.documentElement.dataset['theme'] = theme;
      expect(value('color-accent')).toBe(derivePalette(harbour, brandTheme(theme)).palette.accent);
    }
  });

  it('gives way to the reader’s color-vision variant [KIT-03]', () => {
    takeOff = applyBrand(nordlys);
    for (const theme of ['light', 'dark'] as const) {
      Object.assign(document.documentElement.dataset, { theme, vision: 'red-green' });
      expect(value('color-positive')).toBe(brandTheme(theme, 'red-green').readers.positive);
      expect(value('color-positive-soft')).toBe(brandTheme(theme, 'red-green').readers.positiveSoft);
    }
  });

  it('gives way to values that the application sets [KIT-03]', () => {
    const style = document.createElement('style');
    style.textContent = ':root { --isopter-color-accent: #123456 }';
    document.head.append(style);
    takeOff = applyBrand(harbour);
    expect(value('color-accent')).toBe('#123456');
    style.remove();
  });

  it('replaces the previous brand [KIT-03]', () => {
    const takeFirstOff = applyBrand(harbour);
    takeOff = applyBrand(nordlys);
    takeFirstOff();
    expect([document.title, icons(), value('radius-md')]).toEqual([nordlys.name, [nordlys.favicon], '16px']);
    takeOff();
    expect([document.title, icons(), value('radius-md')]).toEqual(['Isopter', ['/favicon.svg'], '10px']);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('updates components that are already rendered [KIT-03]', async () => {
    const screen = await render(<Button variant="primary">Start</Button>);
    const button = screen.getByRole('button').element();
    const ground = (): string => getComputedStyle(button).backgroundColor;
    const before = ground();
    takeOff = applyBrand(harbour);
    await expect.poll(ground).toBe('rgb(31, 111, 92)');
    takeOff();
    await expect.poll(ground).toBe(before);
  });
});
