import harbour from '@isopter/ui/brands/harbour.json';
import torture from '@isopter/ui/brands/torture.json';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { visit } from '../../fakes/stage/brand.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/About',
  component: AppAt,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

export const Own = meta.story({
  name: 'The product, its version and whose it is; closing leads to the patients [INFO-01] [OUR-502]',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { name: 'Isopter' })).toBeVisible();
    await expect(main.getByText('Version 1.0')).toBeVisible();
    await expect(main.getByText(`© ${new Date().getFullYear()} Isopter`)).toBeVisible();
    const notices = main.getByRole('link', { name: 'Third-party software and licenses (opens in a new tab)' });
    await expect(notices).toHaveAttribute('href', '/third-party-notices.txt');
    await userEvent.click(main.getByRole('link', { name: 'Close' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

/** A visit to a partner's domain. */
const under = (brand: { domain: string }) => async (context: { globals: Record<string, unknown> }) => {
  const leave = await stage(String(context.globals['locale']), clinic);
  const takeOff = await visit(`${brand.domain}.isopter.example`, brand);
  return () => {
    takeOff();
    leave();
  };
};

export const Partner = meta.story({
  name: 'A partner’s logo, and a copyright line with both names [INFO-01] [NAV-12]',
  globals: { locale: 'en-US' },
  beforeEach: under(harbour),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harbour Vision' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('img', { name: 'Harbour Vision' })).toBeVisible();
    await expect(main.getByText('© 2017–2024 Harbour Vision Ltd and Isopter')).toBeVisible();
    await expect(document.title).toBe('About · Harbour Vision');
  },
});

export const Torture = meta.story({
  name: 'The ugliest brand [INFO-01]',
  tags: ['@all'],
  beforeEach: under(torture),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: torture.name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
