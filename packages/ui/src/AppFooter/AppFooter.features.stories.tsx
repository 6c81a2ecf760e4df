import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import harbourJson from '../../brands/harbour.json';
import type { Brand } from '../brand/Brand.ts';
import { BrandProvider } from '../brand/BrandProvider.tsx';
import { parseBrand } from '../brand/parseBrand.ts';
import { anyText } from '../docs/anyText.tsx';
import { appFooterDocs } from './AppFooter.docs.tsx';
import { AppFooter } from './AppFooter.tsx';

const { brand: harbour } = parseBrand(harbourJson) as { brand: Brand };
const navigate = fn();
const meta = preview.meta({
  title: 'Patterns/AppFooter/Features',
  component: AppFooter,
  args: { copyright: '© 2026 Isopter', links: [{ label: 'Help', href: '/help' }] },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const OwnLogo = meta.story({
  name: 'Shows the logo and the copyright [NAV-11]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Isopter' })).toBeVisible();
    await expect(canvas.getByText('© 2026 Isopter')).toBeVisible();
  },
});
export const PartnersLogo = meta.story({
  name: 'Shows the partner’s logo [NAV-11]',
  decorators: [
    (Story) => (
      <BrandProvider brand={harbour}>
        <Story />
      </BrandProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: harbour.name })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Isopter' })).toBeNull();
  },
});
export const Links = meta.story({
  name: 'Links work by keyboard and by touch',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('link', { name: 'Help' }) });
    await expect(navigate.mock.calls.map(([path]) => path as string)).toEqual(['/help', '/help']);
  },
  beforeEach: () => {
    navigate.mockClear();
  },
});
export const WithoutLinks = meta.story({ args: { links: [] } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { links: [{ label: arabic.help, href: '/help' }] },
});
export const AnyText = meta.story(anyText(appFooterDocs));
