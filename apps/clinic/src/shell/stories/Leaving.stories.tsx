import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse } from '../../fakes/stage/backend.ts';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const corporation = {
  office_groups: [
    { id: signedIn.office_group.id, name: signedIn.office_group.name },
    { id: '0c000000-0000-4000-8000-000000000002', name: 'Lakeside Eye Clinic' },
  ],
};

const meta = preview.meta({
  title: 'Screens/Leaving a form',
  component: AppAt,
  args: { path: '/patients/new' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
});

type Canvas = ReturnType<typeof within>;

const firstName = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('textbox', { name: /^First name/ });
const type = async (canvas: Canvas, text = 'Noor'): Promise<void> => userEvent.type(await firstName(canvas), text);
const body = within(document.body);
const QUESTION = 'Leave without saving?';
const question = (): Promise<HTMLElement> => body.findByRole('alertdialog', { name: QUESTION });
const answer = async (name: string): Promise<void> => {
  await userEvent.click(within(await question()).getByRole('button', { name }));
  await waitFor(() => expect(body.queryByRole('alertdialog', { name: QUESTION })).toBeNull());
};
const stay = (): Promise<void> => answer('Stay on this page');
const goAway = (): Promise<void> => answer('Leave without saving');
const isTyped = async (canvas: Canvas): Promise<void> => expect(await firstName(canvas)).toHaveValue('Noor');

export const Question = meta.story({
  name: 'A link of the menu asks; staying loses nothing and gives the focus back',
  play: async ({ canvas }) => {
    await type(canvas);
    const link = canvas.getByRole('link', { name: 'Live tests' });
    await userEvent.click(link);
    await stay();
    await isTyped(canvas);
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.click(link);
    await goAway();
    await expect(await canvas.findByRole('heading', { name: 'Live tests' })).toBeVisible();
  },
});

export const Buttons = meta.story({
  name: 'The cross, Cancel and Escape: each asks, and Escape stays',
  play: async ({ canvas }) => {
    await type(canvas);
    for (const name of ['Close', 'Cancel']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await question();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole('alertdialog', { name: QUESTION })).toBeNull());
      await isTyped(canvas);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await goAway();
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const Palette = meta.story({
  name: 'A command of the palette asks',
  play: async ({ canvas }) => {
    await type(canvas);
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await body.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.click(await palette.findByRole('menuitem', { name: /^Live tests/ }));
    await stay();
    await isTyped(canvas);
  },
});

export const SigningOut = meta.story({
  name: 'Signing out asks before the session ends',
  play: async ({ canvas }) => {
    await type(canvas);
    const signOut = async (): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: /Maya Rosen: account/ }));
      await userEvent.click(await body.findByRole('menuitem', { name: 'Sign out' }));
    };
    await signOut();
    await stay();
    await isTyped(canvas);
    await signOut();
    await goAway();
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

export const OfficeGroups = meta.story({
  name: 'Going on in another office group asks',
  beforeEach: () =>
    stage('en-US', clinic, {
      ...signedIn,
      user: { ...signedIn.user, groups: [{ name: 'CORPORATE_ADMIN' }] },
      office_group: { ...signedIn.office_group, corporation },
    }),
  play: async ({ canvas }) => {
    await type(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Northside Eye Clinic' }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Lakeside Eye Clinic' }));
    await stay();
    await isTyped(canvas);
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await body.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.click(await palette.findByRole('menuitem', { name: 'Switch to Lakeside Eye Clinic' }));
    await stay();
    await isTyped(canvas);
    await expect(canvas.getByRole('button', { name: 'Northside Eye Clinic' })).toBeVisible();
  },
});

export const AnotherLanguage = meta.story({
  name: 'Another language keeps what was typed, and asks nothing',
  play: async ({ canvas }) => {
    await type(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Language:/ }));
    await userEvent.click(await body.findByRole('option', { name: /Español/ }));
    await expect(await canvas.findByRole('textbox', { name: /^Nombre/ })).toHaveValue('Noor');
    await expect(body.queryByRole('alertdialog', { name: QUESTION })).toBeNull();
  },
});

export const NothingChanged = meta.story({
  name: 'Asks nothing when nothing was changed, or when it was changed back',
  args: { path: `/patients/edit/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    const field = await firstName(canvas);
    const before = (field as HTMLInputElement).value;
    await userEvent.type(field, 'x');
    await userEvent.clear(field);
    await userEvent.type(field, before);
    await userEvent.click(canvas.getByRole('link', { name: 'Live tests' }));
    await expect(await canvas.findByRole('heading', { name: 'Live tests' })).toBeVisible();
  },
});

export const Saved = meta.story({
  name: 'Asks nothing once it is saved, and still asks after the server refused',
  args: { path: `/patients/edit/${patients[0]!.id}` },
  beforeEach: () => {
    let attempts = 0;
    return stage('en-US', {
      ...clinic,
      listPatients: () => ({ count: 0, results: [] }),
      updatePatient: () => {
        attempts += 1;
        return attempts === 1 ? refuse(400, 'The form has errors.') : patients[0]!;
      },
    });
  },
  play: async ({ canvas }) => {
    await type(canvas, 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The form has errors.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Live tests' }));
    await stay();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Edit patient' })).toBeVisible();
    await expect(body.queryByRole('alertdialog', { name: QUESTION })).toBeNull();
  },
});

let slow: PromiseWithResolvers<undefined>;

export const SavedElsewhere = meta.story({
  name: 'What is saved once it was left leads nowhere [OUR-405]',
  args: { path: '/contact' },
  beforeEach: () => {
    slow = Promise.withResolvers();
    return stage('en-US', { ...clinic, sendSupportMessage: () => slow.promise });
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Message/ }), 'The headset stays dark.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Live tests' }));
    await goAway();
    const title = await canvas.findByRole('heading', { name: 'Live tests' });
    slow.resolve(undefined);
    await expect(await body.findByText(/^Message sent/)).toBeVisible();
    await expect(title).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Patients' })).toBeNull();
  },
});
