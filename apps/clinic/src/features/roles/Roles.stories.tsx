import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Roles',
  component: AppAt,
  args: { path: '/help/roles' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic, signedIn),
});

export const Page = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Arabic = meta.story({ globals: { locale: 'ar-EG' } });

export const ByRole = meta.story({
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } },
  name: 'Says in plain words what each role may do, by part of the product [OUR-528]',
  play: async ({ canvas }) => {
    const findings = await canvas.findByRole('grid', { name: 'Findings and progression by role' });
    const row = within(findings).getByRole('row', { name: 'Sign findings' });
    await expect(within(row).getAllByText('Yes')).toHaveLength(1);
    await expect(canvas.getByText('The support console of all office groups.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});
