import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { expectCapitals } from '../../../fakes/actions/labels.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const created = fn();

const meta = preview.meta({
  title: 'Screens/Patient form',
  component: AppAt,
  args: { path: '/patients/new' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

export const New = meta.story();

export const Edit = meta.story({ args: { path: `/patients/edit/${patients[0]!.id}` } });

export const View = meta.story({ args: { path: `/patients/${patients[0]!.id}` } });

export const Merge = meta.story({ args: { path: `/patients/merge/${patients[7]!.id}` } });

export const WithoutPersonalInfo = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), clinic, {
      ...signedIn,
      preferences: { ...signedIn.preferences, disable_pi: true },
    }),
});

type Canvas = ReturnType<typeof within>;

const fill = async (canvas: Canvas, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
};
const save = async (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Incomplete = meta.story({
  name: 'Says what is missing only once it was touched or sent [VAL-02]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: /^First name/ });
    await expect(canvas.queryByText('First name is required')).toBeNull();
    await userEvent.click(first);
    await userEvent.tab();
    await expect(await canvas.findByText('First name is required')).toBeVisible();
    await expect(canvas.queryByText('Last name is required')).toBeNull();
    await save(canvas);
    await expect(await canvas.findByText('Last name is required')).toBeVisible();
    await expect(await canvas.findByText('Date of birth is required')).toBeVisible();
    await expect(first).toHaveFocus();
  },
});

export const OneName = meta.story({
  name: 'Takes a patient with one name, in either field [OUR-693]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    created.mockClear();
    return stage('en-US', {
      ...clinic,
      listPatients: () => ({ results: [], count: 0 }),
      createPatient: ({ body }) => {
        created(body);
        return patients[0]!;
      },
    });
  },
  play: async ({ canvas }) => {
    const [first, last] = await Promise.all(
      [/^First name/, /^Last name/].map((name) => canvas.findByRole('textbox', { name })),
    );
    await save(canvas);
    await expect(await canvas.findByText('Last name is required')).toBeVisible();
    await fill(canvas, { 'First name': 'Sukarno' });
    await waitFor(() => expect(canvas.queryByText('Last name is required')).toBeNull());
    await expect(first).toBeRequired();
    await expect(last).not.toBeRequired();
    await fill(canvas, { 'Date of birth': '06/06/1951' });
    await save(canvas);
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'Sukarno', last_name: null })),
    );
  },
});

export const NameInLocalScript = meta.story({
  name: 'Stores a name in local script and its pronunciation, by their parts [OUR-804]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  args: { path: `/patients/edit/${patients[0]!.id}` },
  beforeEach: () => {
    created.mockClear();
    return stage('en-US', {
      ...clinic,
      getPatient: () => ({ ...patients[0]!, phonetic_name: 'やまだ^たろう^^せんせい' }),
      listPatients: () => ({ results: [], count: 0 }),
      updatePatient: ({ body }) => {
        created(body);
        return patients[0]!;
      },
    });
  },
  play: async ({ canvas }) => {
    // it is open where there is a name
    await fill(canvas, {
      'Family name in local script': '山田',
      'Given name in local script': '太郎',
      'Pronunciation of given name': 'じろう',
    });
    await save(canvas);
    const local = { ideographic_name: '山田^太郎', phonetic_name: 'やまだ^じろう^^せんせい' };
    await waitFor(() => expect(created).toHaveBeenCalledWith({ ...local, version: 0 }));
  },
});

export const NameInLocalScriptOfNobody = meta.story({
  name: 'Collapses the name in local script of a patient without one, and keeps it open while it is refused [OUR-804]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('button', { name: 'Name in local script' });
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(title);
    await fill(canvas, { 'Family name in local script': '字'.repeat(65) });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Family name in local script' })).toBeInvalid();
  },
});

export const InstructionLanguage = meta.story({
  name: 'Stores the language in which the patient gets instructions [OUR-800]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  args: { path: `/patients/edit/${patients[0]!.id}` },
  beforeEach: () => {
    created.mockClear();
    return stage('en-US', {
      ...clinic,
      updatePatient: ({ body }) => {
        created(body);
        return { ...patients[0]!, instruction_language: 'ja' };
      },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Instruction language/ }));
    const list = within(await within(document.body).findByRole('listbox'));
    const options = list.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options.slice(0, 4)).toEqual(['Not stated', 'English', 'Spanish', 'Canadian French']);
    await userEvent.click(list.getByRole('option', { name: 'Japanese' }));
    await save(canvas);
    await waitFor(() => expect(created).toHaveBeenCalledWith({ instruction_language: 'ja', version: 0 }));
  },
});

export const DayOrMonthFirst = meta.story({
  name: 'Reads a date of birth however it is typed, and asks which day is meant where it could be two [OUR-680]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    created.mockClear();
    return stage('en-US', {
      ...clinic,
      listPatients: () => ({ results: [], count: 0 }),
      createPatient: ({ body }) => {
        created(body);
        return patients[0]!;
      },
    });
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Date of birth/ });
    for (const typed of ['14 Mar 1961', '14.3.1961', '03141961', '1961-03-14']) {
      await fill(canvas, { 'Date of birth': typed });
      await userEvent.tab();
      await expect(field).toHaveValue('03/14/1961');
      await expect(canvas.queryByRole('radiogroup', { name: 'Which day is meant?' })).toBeNull();
    }
    await fill(canvas, { 'First name': 'Ana', 'Last name': 'Ruiz', 'Date of birth': '03-04-1961' });
    const question = within(canvas.getByRole('radiogroup', { name: 'Which day is meant?' }));
    await expect(question.getByRole('radio', { name: 'March 4, 1961' })).toBeChecked();
    await userEvent.click(question.getByText('April 3, 1961'));
    await save(canvas);
    await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ date_of_birth: '1961-04-03' })));
  },
});

export const Duplicate = meta.story({
  name: 'Asks before the same person is made twice, with both side by side [PAT-07, OUR-56, FORM-20]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    created.mockClear();
    return stage('en-US', {
      ...clinic,
      createPatient: ({ body }) => {
        created(body);
        return patients[0]!;
      },
    });
  },
  play: async ({ canvas }) => {
    await fill(canvas, { 'First name': 'Irina', 'Last name': 'Petrova', 'Date of birth': '19.05.1955' });
    await save(canvas);
    const question = within(await within(document.body).findByRole('alertdialog'));
    const compared = within(question.getByRole('table', { name: 'Comparison' }));
    await expect(compared.getByRole('row', { name: /Date of birth.*Same.*05\/19\/1955.*05\/19\/1955/ })).toBeVisible();
    await expect(compared.getByRole('row', { name: /Patient ID number.*Cannot be compared.*A-17240/ })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Use existing patient' })).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Create new patient' }));
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ first_name: 'Irina', last_name: 'Petrova', date_of_birth: '1955-05-19', phone: null }),
    );
  },
});

export const SameNumber = meta.story({
  name: 'Warns that an ID number belongs to another patient [OUR-691]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    created.mockClear();
    return stage('en-US', {
      ...clinic,
      createPatient: ({ body }) => {
        created(body);
        return patients[0]!;
      },
    });
  },
  play: async ({ canvas }) => {
    await fill(canvas, {
      'First name': 'Noor',
      'Last name': 'Aziz',
      'Date of birth': '01/02/1990',
      'Patient ID': 'a 17240',
    });
    await save(canvas);
    const name = 'This ID number belongs to another patient';
    const question = within(await within(document.body).findByRole('alertdialog', { name }));
    await expect(question.getByRole('row', { name: /Last name.*Aziz.*Petrova/ })).toBeVisible();
    await expect(question.getByRole('row', { name: /Patient ID number.*Same.*a 17240.*A-17240/ })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Correct the number' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^Patient ID/ })).toHaveValue('a 17240');
    await save(canvas);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Create new patient' }));
    await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ last_name: 'Aziz' })));
  },
});

export const Refused = meta.story({
  name: 'Keeps everything typed when the server refuses, and marks its fields [PAT-05]',
  tags: ['!autodocs', '@all'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      createPatient: () => refuse(400, 'The form has errors.', { fields: { patient_id_number: ['In use already.'] } }),
    }),
  play: async ({ canvas }) => {
    await fill(canvas, {
      'First name': 'Noor',
      'Last name': 'Aziz',
      'Date of birth': '01/02/1990',
      'Patient ID': 'A-1',
    });
    await save(canvas);
    await expect(await canvas.findByText('The form has errors.')).toBeVisible();
    await expect(canvas.getByText('In use already.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveValue('Noor');
    await expect(canvas.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('01/02/1990');
  },
});

export const Unprintable = meta.story({
  name: 'Says at the field that a pasted name holds what cannot be shown [PAT-05, VAL-02]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: /^First name/ });
    await userEvent.click(first);
    await userEvent.paste('Ana\tMaria');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Contains a character that cannot be shown/)).toBeVisible();
    await expect(first).toHaveAccessibleDescription(/cannot be shown/);
    await expect(first).toHaveValue('Ana\tMaria');
    await userEvent.clear(first);
    await userEvent.type(first, 'Ana Maria');
    await expect(canvas.queryByText(/cannot be shown/)).toBeNull();
  },
});

export const Labels = meta.story({
  name: 'Starts every label with a capital, in English [VAL-03]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Save' });
    await expectCapitals(canvasElement);
  },
});

export const SpanishLabels = meta.story({
  name: 'Starts every label with a capital, in Spanish [VAL-03]',
  tags: ['!autodocs'],
  globals: { locale: 'es-ES' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Guardar' });
    await expectCapitals(canvasElement);
  },
});
