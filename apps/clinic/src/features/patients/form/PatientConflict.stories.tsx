import { ERROR_NAME, type Patient, type PatientUpdate } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse, refuseChanged } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const [read] = patients as [Patient];
const sent = fn();
const MAYA = { changed_by: { id: 'e0000000-0000-4000-8000-000000000003', name: 'Maya Rosen' } };

/** A clinic in which Maya has saved the patient after the form was opened. */
const afterMaya = (changes: Partial<Patient>) => () => {
  sent.mockClear();
  let stored: Patient = { ...read, ...changes, version: 4 };
  return stage('en-US', {
    ...clinic,
    getPatient: () => read,
    listPatients: () => ({ results: [], count: 0 }),
    updatePatient: ({ body }) => {
      const { version, ...fields } = body as PatientUpdate;
      sent(body);
      if (version !== stored.version) return refuseChanged(stored, { ...MAYA, changed_at: new Date().toISOString() });
      stored = { ...stored, ...(fields as Partial<Patient>), version: version + 1 };
      return stored;
    },
  });
};

const meta = preview.meta({
  title: 'Screens/Patient form changed meanwhile',
  component: AppAt,
  args: { path: `/patients/edit/${read.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: afterMaya({ last_name: 'Okafor-Lindqvist' }),
});

type Canvas = ReturnType<typeof within>;
const retype = async (canvas: Canvas, label: RegExp, value: string): Promise<HTMLElement> => {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, value);
  return field;
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Merged = meta.story({
  name: 'Keeps what somebody else changed in other fields, without a question [OUR-552]',
  play: async ({ canvas }) => {
    await retype(canvas, /^E-mail/, 'ada@patients.example');
    await save(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent).toHaveBeenNthCalledWith(1, { email: 'ada@patients.example', version: 0 });
    await expect(sent).toHaveBeenNthCalledWith(2, { email: 'ada@patients.example', version: 4 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
  },
});

/** Types other values than Maya's and saves; then chooses a version of the one field that both changed. */
async function chooseVersion(canvas: Canvas): Promise<void> {
  await retype(canvas, /^E-mail/, 'ada@patients.example');
  const name = await retype(canvas, /^Last name/, 'Okafor-Berg');
  await save(canvas);
  const panel = await canvas.findByRole('region', { name: 'Someone else changed this record' });
  await waitFor(() => expect(panel).toHaveFocus());
  await expect(panel).toHaveTextContent(/Maya Rosen saved this record/);
  await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
  // nothing is saved before a version is chosen, and what was typed is still there
  await save(canvas);
  await expect(await canvas.findByText('Choose a version')).toBeVisible();
  await expect(sent).toHaveBeenCalledOnce();
  await expect(name).toHaveValue('Okafor-Berg');
  await userEvent.click(canvas.getByRole('radio', { name: /Saved by Maya Rosen/ }));
  await expect(name).toHaveValue('Okafor-Lindqvist');
  await userEvent.click(canvas.getByRole('radio', { name: /^Yours/ }));
  await expect(name).toHaveValue('Okafor-Berg');
  await save(canvas);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await expect(sent).toHaveBeenLastCalledWith({
    email: 'ada@patients.example',
    last_name: 'Okafor-Berg',
    version: 4,
  });
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Someone else changed this record' })).toBeNull());
}

export const Conflict = meta.story({
  name: 'Shows both versions of a field that two people changed, and saves the chosen one [OUR-552]',
  tags: ['@all'],
  play: ({ canvas }) => chooseVersion(canvas),
});

export const Gone = meta.story({
  name: 'Says that the patient was deleted or merged meanwhile, and keeps what was typed [OUR-707]',
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      getPatient: () => read,
      listPatients: () => ({ results: [], count: 0 }),
      updatePatient: () => refuse(404, 'Not found.', { name: ERROR_NAME.NOT_FOUND }),
    }),
  play: async ({ canvas }) => {
    const email = await retype(canvas, /^E-mail/, 'ada@patients.example');
    await save(canvas);
    await expect(await canvas.findByText(/This was deleted, merged or moved by someone else/)).toBeVisible();
    await expect(email).toHaveValue('ada@patients.example');
  },
});

export const Phone = meta.story({
  name: 'Shows both versions on a phone [OUR-552]',
  tags: ['@all'],
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => chooseVersion(canvas),
});
