import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MonitorScreen } from '../../../../tests/screens/MonitorScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor',
  component: MonitorScreen,
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'dark', viewport: { value: 'desktop', isRotated: false } },
});

export const Dark = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Device and patient' }));
    await expect(panel.getByText('Lane 2 headset')).toBeVisible();
    await expect(panel.getByRole('img', { name: 'Left eye camera' })).toBeVisible();
    // real fields of a test that is going on, not boxes in their place
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    await expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '100');
  },
});
export const Light = meta.story({ globals: { theme: 'light' } });
export const TabletUpright = meta.story({ globals: { viewport: { value: 'tabletUpright', isRotated: false } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
