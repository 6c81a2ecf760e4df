import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();
const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Patients', href: '/patients' },
      { label: 'Okafor, Adaeze', href: '/patients/A-20418' },
      { label: 'Tests' },
    ],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Default = meta.story({
  name: 'Leads back through the router [PAT-15]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByText('Tests')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/patients', undefined);
  },
});
export const Long = meta.story({
  args: {
    items: [
      { label: 'Patients', href: '/patients' },
      { label: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine', href: '/patients/1' },
      { label: 'Tests' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
