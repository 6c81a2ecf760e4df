import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import harbourJson from '../../brands/harbour.json';
import type { Brand } from '../brand/Brand.ts';
import { BrandProvider } from '../brand/BrandProvider.tsx';
import { parseBrand } from '../brand/parseBrand.ts';
import { anyText } from '../docs/anyText.tsx';
import { logoDocs } from './Logo.docs.tsx';
import { Logo } from './Logo.tsx';

const { brand: harbour } = parseBrand(harbourJson) as { brand: Brand };

const meta = preview.meta({ title: 'Components/Logo/Features', component: Logo });

export const WithName = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Isopter')).toBeVisible();
  },
});
export const MarkOnly = meta.story({
  args: { isMarkOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Isopter' })).toBeVisible();
  },
});
/** The picture a theme shows, of those that are there. */
const shown = (element: HTMLElement): HTMLElement[] => within(element).getAllByRole('img', { name: harbour.name });

export const Partner = meta.story({
  render: (args) => (
    <BrandProvider brand={harbour}>
      <Logo {...args} />
    </BrandProvider>
  ),
  play: async ({ canvasElement, globals }) => {
    const dark = globals['theme'] === 'dark';
    const [picture, ...others] = shown(canvasElement);
    await expect(picture).toHaveAttribute('src', dark ? harbour.logos.dark : harbour.logos.light);
    await expect(others).toEqual([]);
    await expect(canvasElement).not.toHaveTextContent('Isopter');
  },
});
/** In a dark theme a logo without a dark form stands on the light ground it was drawn for. */
export const PartnerWithoutDark = meta.story({
  render: (args) => (
    <BrandProvider brand={{ ...harbour, logos: { light: harbour.logos.light } }}>
      <Logo {...args} />
    </BrandProvider>
  ),
  play: async ({ canvasElement, globals }) => {
    const [picture] = shown(canvasElement);
    const { backgroundColor } = getComputedStyle(picture!);
    await expect(backgroundColor === 'rgba(0, 0, 0, 0)').toBe(globals['theme'] !== 'dark');
  },
});
export const AnyText = meta.story(anyText(logoDocs));
