import { expect, waitFor, within } from 'storybook/test';
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
/** In a dark theme a logo without a dark version has a light background. */
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
/** SVG as written by optimizers: proportions without a size. */
const viewBoxOnly = (ratio: string): string =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio}"><path d="M0 0h999v999H0z"/></svg>`)}`;
export const PartnerWithAViewBoxOnly = meta.story({
  render: (args) => (
    <BrandProvider brand={{ ...harbour, logos: { light: viewBoxOnly('300 100'), mark: viewBoxOnly('10 10') } }}>
      <Logo {...args} />
      <Logo {...args} isMarkOnly />
    </BrandProvider>
  ),
  play: async ({ canvasElement, globals }) => {
    const plate = globals['theme'] === 'dark' ? 8 : 0;
    const sizes = (): number[][] =>
      shown(canvasElement).map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      });
    await waitFor(() =>
      expect(sizes().map(([width, height]) => [width! - plate, height! - plate])).toEqual([
        [96, 32],
        [32, 32],
      ]),
    );
  },
});
export const AnyText = meta.story(anyText(logoDocs));
