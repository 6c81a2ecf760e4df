import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { never, refuse } from '../testing/backend.ts';
import { clinic } from '../testing/clinic.ts';
import { signedIn } from '../testing/session.ts';
import { AppAt, stage } from '../testing/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Patients',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
});

export const Filled = meta.story({
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

export const Loading = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), { ...clinic, listPatients: never, listActiveDevices: never }),
});

export const Empty = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), {
      ...clinic,
      listPatients: () => ({ results: [], count: 0 }),
      listActiveDevices: () => [],
    }),
});

export const Failed = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), { ...clinic, listPatients: () => refuse(500, 'Internal error.') }),
});

/** Anonymised: names give way to id numbers, dates to years. */
export const WithoutPersonalInfo = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), clinic, {
      ...signedIn,
      preferences: { ...signedIn.preferences, disable_pi: true },
    }),
});

export const Searching = meta.story({
  name: 'Searches at once on Enter [PAT-02]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search patients' });
    await canvas.findByRole('row', { name: /Okafor/ });
    await userEvent.type(box, 'petrova{Enter}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Okafor/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Petrova/ })).toBeVisible();
  },
});

export const Review = meta.story({
  name: 'Lists who may exist twice [PAT-04]',
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

export const FinishedTests = meta.story({
  name: 'Refuses to delete a patient with finished tests [PAT-11] [PAT-18]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Petrova, Irina' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await body.findByRole('alertdialog', { name: 'Delete patient?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await body.findByText(/3 finished tests belong to them/)).toBeVisible();
  },
});
