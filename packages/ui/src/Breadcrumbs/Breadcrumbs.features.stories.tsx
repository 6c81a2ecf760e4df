import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { breadcrumbsDocs } from './Breadcrumbs.docs.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();
const meta = preview.meta({
  title: 'Components/Breadcrumbs/Features',
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

export const Keyboard = meta.story({
  name: 'Navigates back through the router [PAT-15]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const here = canvas.getByText('Tests').closest('[data-part="link"]');
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).not.toHaveAttribute('href');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/patients', undefined);
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('link', { name: 'Okafor, Adaeze' }) });
    await expect(navigate).toHaveBeenLastCalledWith('/patients/A-20418', undefined);
  },
});
export const OtherScript = meta.story({
  args: { items: [{ label: 'Patients', href: '/patients' }, { label: 'حداد، سمير (1973)' }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/حداد/)).unicodeBidi).toBe('isolate');
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
const LONG = 'Fernández de Córdoba '.repeat(9).trim();
export const CutOff = meta.story({
  name: 'A step has at most two lines, and is read out in full',
  args: { items: [{ label: LONG, href: '/patients/1' }, { label: 'Tests' }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: LONG });
    const line = canvas.getByText('Tests').getBoundingClientRect().height;
    await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(2 * line + 1);
  },
});
// a landmark: one of its name at a time
export const AnyTextLong = meta.story(anyText(breadcrumbsDocs, ['long']));
export const AnyTextEmpty = meta.story(anyText(breadcrumbsDocs, ['empty']));
export const AnyTextRightToLeft = meta.story(anyText(breadcrumbsDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(breadcrumbsDocs, ['emoji']));
