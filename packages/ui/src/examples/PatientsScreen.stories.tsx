import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PATIENTS, PatientsScreen } from '../../../../tests/screens/PatientsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patients',
  component: PatientsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { onNavigate: fn(), isLoading: false, patients: PATIENTS },
});

export const Desktop = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const HighContrast = meta.story({ globals: { theme: 'high-contrast' } });
export const Compact = meta.story({ globals: { density: 'compact' } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tabletUpright', isRotated: false } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Loading = meta.story({ args: { isLoading: true, patients: [] } });
export const Empty = meta.story({ args: { patients: [] } });

export const FollowsARow = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Haddad, Samir' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/patients/A-20113', undefined);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/patients/A-17240', undefined);
  },
});

export const Searches = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search patients' }), 'zh');
    const table = within(canvas.getByRole('grid', { name: 'Patients' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.keyboard('xx');
    await expect(table.getByText('No results found')).toBeVisible();
  },
});
