import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Patients/Deletion',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
});

/** The deleted patients. */
const deleted: string[] = [];

export const Deleted = meta.story({
  name: 'Asks before it deletes, names whom, and says what goes with them [PAT-18] [OUR-32] [OUR-44]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      getPatientDeletion: () => ({ kept: 0, running: 0, removed: 2 }),
      deletePatient: ({ params }) => void deleted.push(params['id']!),
    }),
  play: async ({ canvas }) => {
    deleted.length = 0;
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Petrova, Irina' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await body.findByRole('alertdialog', { name: 'Delete patient?' }));
    await expect(question.getByText(/Petrova, Irina, 05\/19\/1955, A-17240/)).toBeVisible();
    await expect(question.getByText(/2 unfinished tests are also deleted\./)).toBeVisible();
    await expect(deleted).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
  },
});

export const FinishedTests = meta.story({
  name: 'Says that a patient with finished tests cannot be deleted, before anything is asked [PAT-11] [PAT-18] [OUR-32]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Petrova, Irina' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    await expect(await body.findByText(/This patient has 3 finished tests and cannot be deleted/)).toBeVisible();
    await expect(document.querySelector('[data-component="ConfirmDialog"]')).toBeNull();
  },
});

export const RunningTest = meta.story({
  name: 'Says that a patient cannot be deleted while a test of them is running, before anything is asked [OUR-681]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', { ...clinic, getPatientDeletion: () => ({ kept: 0, running: 1, removed: 2 }) }),
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Petrova, Irina' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    await expect(await body.findByText(/A test of this patient is running/)).toBeVisible();
    await expect(document.querySelector('[data-component="ConfirmDialog"]')).toBeNull();
  },
});
