import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { unreachable } from '../../fakes/stage/backend.ts';
import { patients } from '../../fakes/data/clinic.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { signedIn } from '../../fakes/data/session.ts';
import { KEY } from '../../fakes/scenes/zeroPii.ts';
import { type Meanwhile, stageMeanwhile } from '../../fakes/scenes/zeroPiiMeanwhile.ts';

/** Collects the patient data sent to the server. */
const received: unknown[] = [];
const asked = (): string => JSON.stringify(received);
type Canvas = ReturnType<typeof within>;

let clinic: Meanwhile;
let isDown = false;

const meta = preview.meta({
  title: 'Screens/Zero-PII turned on meanwhile',
  component: AppAt,
  args: { path: '/patients/new' },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ globals }: { globals: Record<string, unknown> }) => {
    isDown = false;
    const own = await stageMeanwhile(String(globals['locale']), received);
    clinic = own;
    return () => own.leave();
  },
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});

const field = (canvas: Canvas, label: string): Promise<HTMLElement> =>
  canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });

async function typePatient(canvas: Canvas): Promise<HTMLElement> {
  const first = await field(canvas, 'First name');
  await userEvent.type(first, 'Ngozi');
  await userEvent.type(await field(canvas, 'Last name'), 'Nnamdi');
  await userEvent.type(await field(canvas, 'Date of birth'), '03/14/1961');
  return first;
}

const save = (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Says why, and asks for the key above the screen. */
async function enterKey(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText(/^Zero-PII mode was turned on in your clinic/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Enter the key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Encryption key' }));
  await userEvent.type(dialog.getByLabelText('Key'), KEY);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.queryByText(/^Zero-PII mode was turned on/)).toBeNull());
}

export const Saving = meta.story({
  name: 'Says why a form is not saved, keeps what was typed, asks for the key, and then saves ciphertexts alone [OUR-380] (of PII-11)',
  play: async ({ canvas }) => {
    const first = await typePatient(canvas);
    await clinic.turnOn();
    await save(canvas);
    await expect(await canvas.findByText(/^Zero-PII mode was turned on in your clinic/)).toBeVisible();
    // the call that brought the news may have been a search for duplicates; nothing was sent after it
    await expect(asked()).not.toMatch(/"Ngozi".*"Ngozi"/);
    received.length = 0;
    await enterKey(canvas);
    await expect(first).toHaveValue('Ngozi');
    await save(canvas);
    await waitFor(() => expect(asked()).toContain('encrypted_pii'));
    await expect(asked()).not.toMatch(/Ngozi|Nnamdi|1961-03-14/);
  },
});

export const Changing = meta.story({
  name: 'Keeps what was changed of a patient who is encrypted meanwhile [OUR-380]',
  tags: ['@all'],
  args: { path: `/patients/edit/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    const last = await field(canvas, 'Last name');
    await waitFor(() => expect(last).toHaveValue('Okafor'));
    await userEvent.type(last, '-Obi');
    await clinic.turnOn();
    await save(canvas);
    await enterKey(canvas);
    const first = await field(canvas, 'First name');
    await waitFor(() => expect(first).toHaveValue('Adaeze'));
    await expect(last).toHaveValue('Okafor-Obi');
    received.length = 0;
    await save(canvas);
    await waitFor(() => expect(asked()).toContain('encrypted_pii'));
    await expect(asked()).not.toMatch(/Okafor|Adaeze/);
  },
});

export const Names = meta.story({
  name: 'Shows names again on the screen that is open, once the key is given [OUR-380]',
  tags: ['@all'],
  args: { path: '/patients' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Okafor, Adaeze' });
    await clinic.turnOn();
    // the devices are asked for every few seconds: their answer says it
    await enterKey(canvas);
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
    await waitFor(() => expect(asked()).toContain('"ordering":"updated"'));
    received.length = 0;
    await userEvent.type(canvas.getByRole('searchbox'), 'okafor{Enter}');
    await waitFor(() => expect(asked()).toContain('id__in'));
    await expect(asked()).not.toContain('okafor');
  },
});

export const Unreachable = meta.story({
  name: 'Waits with the key for what it is checked by, while the network is down, and sends nothing in plain [OUR-380]',
  tags: ['@all'],
  beforeEach: async () => {
    clinic.leave();
    const own = await stageMeanwhile('en-US', received, {
      bootstrap: () =>
        isDown
          ? unreachable()
          : { user: signedIn.user, office_group: signedIn.office_group, timezone: signedIn.timezone },
    });
    clinic = own;
    return () => own.leave();
  },
  play: async ({ canvas }) => {
    await typePatient(canvas);
    isDown = true;
    await clinic.turnOn();
    await save(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encryption key' }));
    await expect(dialog.getByRole('button', { name: /Continue/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(asked()).not.toContain('"first_name":"Ngozi","last_name":"Nnamdi","email"');
  },
});
