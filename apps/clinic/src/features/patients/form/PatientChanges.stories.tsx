import type { PatientChange } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const kept = patients.find(({ last_name }) => last_name === 'Petrova')!;
const twin = patients.find(({ last_name }) => last_name === 'Ribeiro')!;
const named = ({ id, display_name }: typeof kept) => ({ id, display_name, is_encrypted: false });

const change: PatientChange = {
  id: 'c0000000-0000-4000-8000-000000000001',
  kind: 'merge',
  from: named(twin),
  to: named(kept),
  tests: 2,
  by: { id: 'c1000000-0000-4000-8000-000000000001', name: 'Maya Rosen' },
  time: '2026-11-20T08:41:00Z',
  undo_until: '2026-11-21T08:41:00Z',
};
const moved: PatientChange = { ...change, id: 'c0000000-0000-4000-8000-000000000002', kind: 'move', tests: 1 };

/** The changes that were undone. */
const undone: string[] = [];
const world = {
  ...clinic,
  listPatientChanges: () => [change, moved].filter(({ id }) => !undone.includes(id)),
  undoPatientChange: ({ params }: { params: Record<string, string> }) => {
    undone.push(params['id']!);
    return { kind: 'merge' as const, from: null, to: change.to.id };
  },
};

const meta = preview.meta({
  title: 'Screens/A patient',
  component: AppAt,
  args: { path: `/patients/${kept.id}` },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => {
    undone.length = 0;
    return stage(String(globals['locale']), world);
  },
});

/** The merges and moves of the last day. */
export const Changes = meta.story();

/** Undone from the patient's screen. */
export const Undone = meta.story({
  name: 'Says what was merged and moved, and undoes it [OUR-29]',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const line = (await canvas.findByText(/^Merged with Ribeiro, Lucas by Maya Rosen, /)).closest<HTMLElement>(
      '[data-component=Banner]',
    )!;
    await expect(line).toHaveTextContent(/It can be undone until 11\/21\/2026/);
    await expect(canvas.getByText(/^1 test was moved here from Ribeiro, Lucas by Maya Rosen, /)).toBeVisible();
    await userEvent.click(within(line).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual([change.id]));
    await waitFor(() => expect(canvas.queryByText(/^Merged with/)).toBeNull());
    await expect(await within(document.body).findByText('Undone. Everything is as it was.')).toBeVisible();
  },
});

const refusing = (name: 'ChangedSince' | 'UndoExpired') => () =>
  stage('en-US', { ...world, undoPatientChange: () => refuse(409, 'No.', { name }) });
const refused =
  (text: RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Undo' }))[0]!);
    await expect(await within(document.body).findByText(text)).toBeVisible();
    await expect(canvas.getByText(/^Merged with/)).toBeVisible();
  };

/** A later change is not overwritten. */
export const ChangedSince = meta.story({
  name: 'Says why it cannot be undone: something happened since [OUR-30]',
  globals: { locale: 'en-US' },
  beforeEach: refusing('ChangedSince'),
  play: refused(/a test was then moved to another patient or deleted/),
});

/** The day is over. */
export const Expired = meta.story({
  name: 'Says why it cannot be undone: the day is over [OUR-30]',
  globals: { locale: 'en-US' },
  beforeEach: refusing('UndoExpired'),
  play: refused(/can no longer be undone/),
});

/** After a merge the way back is offered at once. */
export const AfterMerge = meta.story({
  name: 'Offers the way back after a merge [OUR-29]',
  tags: ['@all'],
  globals: { locale: 'en-US' },
  args: { path: `/patients/merge/${twin.id}?into=${kept.id}` },
  beforeEach: () => stage('en-US', { ...world, mergePatient: () => undefined }),
  play: async ({ canvas }) => {
    undone.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge into Petrova, Irina' }));
    const body = within(document.body);
    await expect(await body.findByText('Patients merged.')).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual([change.id]));
  },
});
