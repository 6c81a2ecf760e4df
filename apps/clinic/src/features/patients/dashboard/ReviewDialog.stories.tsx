import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse, refuseChanged } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Patients/Review',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
});

export const Review = meta.story({
  name: 'Lists who may exist twice, and leads to merging them [PAT-04]',
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
    await expect(dialog.getAllByRole('table', { name: 'Comparison' })[0]).toHaveTextContent('Okafor');
    await expect(dialog.getAllByRole('link', { name: 'Merge' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining(`?into=${patients[0]!.id}`),
    );
  },
});

/** Records the patient changes sent to the server. */
const told = fn<(id: string, body: unknown) => void>();

export const Kept = meta.story({
  name: 'Keeps a patient as a separate person, and does not ask about them again [PAT-04]',
  tags: ['!autodocs', '@all'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    told.mockClear();
    const kept = new Set<string>();
    return stage('en-US', {
      ...clinic,
      listPatients: ({ query }) => {
        const suspects = patients.filter((one) => one.needs_match_review && !kept.has(one.id));
        const results = query['needs_match_review'] === undefined ? patients : suspects;
        return { results, count: results.length };
      },
      updatePatient: ({ params, body }) => {
        const patient = patients.find(({ id }) => id === params['id'])!;
        told(patient.id, body);
        kept.add(patient.id);
        return { ...patient, needs_match_review: false };
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 patients may be duplicates.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Patients to review' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Keep' })[0]!);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    const first = patients.find(({ needs_match_review }) => needs_match_review)!;
    await expect(told.mock.calls).toEqual([[first.id, { needs_match_review: false, version: 0 }]]);
    await expect(await page.findByText('Patient kept.')).toBeVisible();
  },
});

export const KeptOverNewer = meta.story({
  name: 'Keeps a patient whom somebody else has changed [OUR-554]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    told.mockClear();
    return stage('en-US', {
      ...clinic,
      updatePatient: ({ params, body }) => {
        const patient = patients.find(({ id }) => id === params['id'])!;
        told(patient.id, body);
        return told.mock.calls.length === 1 ? refuseChanged({ ...patient, version: 4 }) : patient;
      },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Patients to review' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Keep' })[0]!);
    await expect(await page.findByText('Patient kept.')).toBeVisible();
    await expect(told.mock.lastCall![1]).toEqual({ needs_match_review: false, version: 4 });
  },
});

export const NotKept = meta.story({
  name: 'Says that someone could not be kept, who stays to be reviewed [PAT-04]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', { ...clinic, updatePatient: () => refuse(500, 'Internal error.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Patients to review' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Keep' })[0]!);
    await expect(await page.findByText('The patient could not be kept.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  },
});
