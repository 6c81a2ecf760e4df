import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Logo, LogoProvider } from './Logo.tsx';

const meta = preview.meta({ component: Logo });

export const Default = meta.story({
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
export const Partner = meta.story({
  render: (args) => (
    <LogoProvider
      brand={{
        name: 'Northside Vision',
        mark: (
          <svg width={28} height={28} viewBox="0 0 28 28">
            <rect width={28} height={28} rx={6} fill="currentColor" />
          </svg>
        ),
      }}
    >
      <Logo {...args} />
    </LogoProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Northside Vision')).toBeVisible();
    await expect(canvas.queryByText('Isopter')).toBeNull();
  },
});
