import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic, patients } from '../../fakes/clinic.ts';
import { AppAt, stage } from '../../fakes/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Patients/Review',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
});

export const Review = meta.story({
  name: 'Lists who may exist twice',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Patients to review' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getAllByRole('link', { name: 'Merge' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/patients/merge/'),
    );
  },
});

export const Alike = meta.story({
  name: 'Shows each beside whom the server says they resemble [OUR-31]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      listSimilarPatients: () => ({
        tests: 4,
        matches: [{ patient: patients[0]!, tests: 2, differs: ['last_name' as const] }],
      }),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect((await dialog.findAllByText('Tests: 4 and 2.'))[0]).toBeVisible();
    await expect(dialog.getAllByRole('table', { name: 'Both compared' })[0]).toHaveTextContent('Okafor');
    await expect(dialog.getAllByRole('link', { name: 'Merge' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining(`?into=${patients[0]!.id}`),
    );
  },
});
