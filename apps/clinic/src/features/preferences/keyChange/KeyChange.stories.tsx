import { createKey, encryptPerson, openKey, personOf, type PersonalKey } from '@isopter/api-client';
import { bindingOf, keyIdOf, type Patient } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';
import { patients } from '../../../fakes/data/clinic.ts';
import { type KeyChangeClinic, stageKeyChange } from '../../../fakes/scenes/keyChange.ts';
import { AppAt } from '../../../fakes/stage/stage.tsx';

const NEXT = 'fox-at-dawn-2027';
let made: ReturnType<typeof createKey> | undefined;
const nextKey = (): Promise<{ key: PersonalKey; check: string }> => (made ??= createKey(NEXT));

let clinic: KeyChangeClinic;
type Enter = NonNullable<Parameters<typeof stageKeyChange>[1]>;
const enter =
  (wish: () => Enter | Promise<Enter> = () => ({})) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    const own = await stageKeyChange(String(globals['locale']), await wish());
    clinic = own;
    return () => own.leave();
  };

const meta = preview.meta({
  title: 'Screens/Preferences, change of the key',
  component: AppAt,
  args: { path: '/preferences?tab=2' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});

type Found = ReturnType<typeof within>;
const form = async (): Promise<Found> => within(await screen.findByRole('dialog', { name: 'Preferences' }));
const press = async (name: string): Promise<void> =>
  userEvent.click(await (await form()).findByRole('button', { name }));
const keysOfPatients = (): (string | null | undefined)[] =>
  clinic.held.map(({ encrypted_pii }) => {
    const binding = bindingOf(encrypted_pii!);
    return typeof binding === 'object' ? binding.key : undefined;
  });

export const Before = meta.story({
  play: async () => {
    await expect(await (await form()).findByText(/^Change the key when someone who knows it/)).toBeVisible();
  },
});

export const Whole = meta.story({
  name: 'Encrypts all patients with the new key, and continues with it without asking [OUR-831] [OUR-832]',
  play: async () => {
    const before = clinic.check();
    await press('Change the key');
    const dialog = within(await screen.findByRole('dialog', { name: 'The key of your clinic' }));
    await userEvent.type(dialog.getByLabelText('Key'), NEXT);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this key' }));
    await waitFor(() => expect(clinic.check()).not.toBe(before));
    const id = keyIdOf(clinic.check());
    await expect(keysOfPatients()).toEqual(clinic.held.map(() => id));
    const key = await openKey(NEXT, clinic.check());
    await expect(key?.id).toBe(id);
    await expect(JSON.stringify(clinic.received)).not.toMatch(new RegExp(`${NEXT}|Okafor|Adaeze`));
    // the window has the new key, and asks for none
    await expect(await (await form()).findByRole('button', { name: 'Change the key' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Enter the key' })).toBeNull();
  },
});

export const Continued = meta.story({
  name: 'Asks for the new key on another device, and continues once it is right (of OUR-831)',
  beforeEach: enter(async () => ({ running: (await nextKey()).check })),
  play: async () => {
    const { check } = await nextKey();
    await press('Continue the change');
    const dialog = within(await screen.findByRole('dialog', { name: 'New key' }));
    const field = dialog.getByLabelText('New key', { selector: 'input' });
    await userEvent.type(field, 'owl-at-noon-2028');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue the change' }));
    await expect(await dialog.findByText('This is not the new key of this change.')).toBeVisible();
    await expect(field).toHaveValue('owl-at-noon-2028');
    await userEvent.clear(field);
    await userEvent.type(field, NEXT);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue the change' }));
    await waitFor(() => expect(clinic.check()).toBe(check));
    await expect(await (await form()).findByRole('button', { name: 'Change the key' })).toBeEnabled();
  },
});

export const Left = meta.story({
  name: 'Says how many patients cannot be read, and keeps the present key [OUR-833]',
  beforeEach: enter(() => ({
    tamper: (held) => {
      held[0]!.encrypted_pii = held[1]!.encrypted_pii!;
    },
  })),
  play: async () => {
    const before = clinic.check();
    await press('Change the key');
    const dialog = within(await screen.findByRole('dialog', { name: 'The key of your clinic' }));
    await userEvent.type(dialog.getByLabelText('Key'), NEXT);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this key' }));
    const found = await form();
    await expect(await found.findByText(/^The personal data of 1 patient cannot be read/)).toBeVisible();
    await expect(clinic.check()).toBe(before);
    await expect(found.getByRole('button', { name: 'Continue the change' })).toBeEnabled();
  },
});

export const Canceled = meta.story({
  name: 'Is canceled after a question, and the present key stays (of OUR-831)',
  beforeEach: enter(async () => ({ running: (await nextKey()).check })),
  play: async () => {
    const before = clinic.check();
    await press('Cancel the change');
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel the key change?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(await (await form()).findByRole('button', { name: 'Change the key' })).toBeEnabled();
    await expect(clinic.check()).toBe(before);
  },
});

const withNext = async (patient: Patient): Promise<Patient> => {
  const { key } = await nextKey();
  const { id } = patient;
  const person = personOf(patients.find((one) => one.id === id)!);
  return { ...patient, encrypted_pii: await encryptPerson(key, person, { patient: id, version: 2 }) };
};

export const Elsewhere = meta.story({
  name: 'Asks for the new key when it was changed elsewhere, keeps what was typed, and saves it with the new key [OUR-832]',
  args: { path: '/patients/new' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: /^First name/ });
    await userEvent.type(first, 'Ngozi');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Nnamdi');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Date of birth/ }), '03/14/1961');
    await clinic.changeElsewhere((await nextKey()).check, withNext);
    await expect(await canvas.findByText(/^The key of your clinic was changed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encryption key' }));
    await userEvent.type(dialog.getByLabelText('Key'), NEXT);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.queryByText(/^The key of your clinic was changed/)).toBeNull());
    await expect(first).toHaveValue('Ngozi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(clinic.held).toHaveLength(patients.length + 1));
    const { key } = await nextKey();
    await expect(keysOfPatients().at(-1)).toBe(key.id);
  },
});
