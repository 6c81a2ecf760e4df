import { ERROR, type ReadingAssignment, type ReadingAssignmentWrite } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { enterFindings, FINISHED, handlers } from '../../../fakes/scenes/findings.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { Findings } from './Findings.tsx';

const meta = preview.meta({
  title: 'Screens/Findings of a test/Assign reading',
  component: ScreenStage,
  args: { screen: Findings, route: '/tests/findings/:id', path: `/tests/findings/${FINISHED.id}?queue=oldest` },
  parameters: { layout: 'fullscreen' },
});

const rosen = { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' };
const vidal = { id: '0a000000-0000-4000-8000-000000000002', name: 'Tomás Vidal' };
const GIVEN: ReadingAssignment = { to: vidal, by: rosen, at: '2026-11-20T09:41:00Z', note: 'Compare with 2024.' };

let assigned: ReadingAssignment | null = null;
let sent: ReadingAssignmentWrite | null = null;

/** A server that remembers the assignment. */
const remembering: BackendHandlers = {
  ...handlers,
  listReaders: () => [rosen, vidal],
  getReadingPlace: () => ({ position: 1, count: 1, previous: null, next: null, assigned }),
  assignReading: ({ body }) => {
    sent = body as ReadingAssignmentWrite;
    assigned = { ...GIVEN, note: sent.note };
    return assigned;
  },
  unassignReading: () => {
    assigned = null;
    return undefined;
  },
};
/** Begins with an assignment, or none. */
const beginning =
  (first: ReadingAssignment | null, more: BackendHandlers = {}): ReturnType<typeof enter> =>
  (context) => {
    assigned = first;
    sent = null;
    return enterFindings({ ...remembering, ...more })(context);
  };

const openDialog = async (button: HTMLElement) => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Assign reading' }));
};

export const Assigns = meta.story({
  name: 'Assigns the reading with a note, and takes it back [OUR-746] [OUR-747]',
  beforeEach: beginning(null),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openDialog(await canvas.findByRole('button', { name: 'Assign…' }));
    await dialog.findByRole('button', { name: /Doctor/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText('Choose a doctor')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Doctor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tomás Vidal' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' Compare with 2024. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual({ to: vidal.id, note: 'Compare with 2024.' });
    const group = within(canvas.getByRole('group', { name: 'Assign reading' }));
    await expect(await group.findByText(/^Assigned to Tomás Vidal by Maya Rosen, /)).toBeVisible();
    await expect(group.getByText('Compare with 2024.')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Remove assignment' }));
    const again = await group.findByRole('button', { name: 'Assign…' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(group.queryByText(/^Assigned to/)).toBeNull();
  }),
});

export const Refused = meta.story({
  name: 'Says at the fields why an assignment is refused, and keeps it [OUR-746] [OUR-749]',
  tags: ['@all'],
  beforeEach: beginning(null, {
    assignReading: () =>
      refuse(400, 'Some fields are not valid.', {
        name: 'ValidationError',
        fields: { to: [ERROR.NO_READER], note: [ERROR.NOTE_NOT_STORED] },
      }),
  }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openDialog(await canvas.findByRole('button', { name: 'Assign…' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Doctor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tomás Vidal' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Nervous');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText('This doctor can no longer read the test. Choose another one.')).toBeVisible();
    await expect(dialog.getByText(/now stores no notes/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Nervous');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Note' }));
    await expect(dialog.queryByText(/now stores no notes/)).toBeNull();
  }),
});

export const ReadMeanwhile = meta.story({
  name: 'Says that a doctor has read the test meanwhile [OUR-746]',
  beforeEach: beginning(null, {
    assignReading: () => refuse(409, 'A doctor has read this test.', { name: 'TestRead' }),
  }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openDialog(await canvas.findByRole('button', { name: 'Assign…' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Doctor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Maya Rosen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^A doctor has read this test/);
  }),
});

export const NotLoaded = meta.story({
  name: 'Says that the doctors could not be loaded [OUR-746]',
  tags: ['@all'],
  beforeEach: beginning(null, { listReaders: () => refuse(502, '') }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openDialog(await canvas.findByRole('button', { name: 'Assign…' }));
    await waitFor(() => expect(dialog.getByText('The doctors could not be loaded.')).toBeVisible());
  }),
});

export const WithoutNames = meta.story({
  name: 'Has no field for a note in zero-PII mode, and says why [OUR-749]',
  beforeEach: (context) => {
    assigned = null;
    return enter({ handlers: remembering, preferences: { enable_zero_pii: true } })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openDialog(await canvas.findByRole('button', { name: 'Assign…' }));
    await expect(await dialog.findByText(/notes are not stored in zero-PII mode/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(await dialog.findByRole('button', { name: /Doctor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tomás Vidal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(sent).toEqual({ to: vidal.id, note: null }));
  }),
});

export const ForOthers = meta.story({
  name: 'Shows the assignment to others, who do not change it [OUR-747]',
  beforeEach: (context) => {
    assigned = GIVEN;
    return enter({ handlers: remembering, user: { groups: [{ name: 'OPERATOR' }] } })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Assigned to Tomás Vidal by Maya Rosen, /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /assign/i })).toBeNull();
  }),
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: beginning(GIVEN),
});
