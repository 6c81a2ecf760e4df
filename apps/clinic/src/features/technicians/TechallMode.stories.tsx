import type { Session } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { doctors, patients } from '../../fakes/data/clinic.ts';
import { DEVICES } from '../../fakes/data/devices.ts';
import { keepSessions, sessionOf, technician } from '../../fakes/scenes/sessions.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { signedIn } from '../../fakes/data/session.ts';

const JOINED = { admin: signedIn.user.id };
const IN_THE_BROWSER = { device: null };
const made = fn();
const looked = fn();

const enter =
  (sessions: readonly Session[] = [], more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    made.mockClear();
    looked.mockClear();
    const kept = [...sessions];
    const handlers: BackendHandlers = {
      ...keepSessions(kept),
      listPatients: ({ query }) => {
        looked(query);
        return { results: [patients[3]!], count: 1 };
      },
      createPatient: ({ body }) => {
        made(body);
        const { device } = body as { device: string | null };
        kept.push(sessionOf(3, 40, { device }));
        return patients[3]!;
      },
      ...more,
    };
    const current = kept.find(({ admin }) => admin);
    return stage(String(globals['locale']), handlers, technician('TECHALL_USER', current));
  };

const meta = preview.meta({
  title: 'Screens/Technician user',
  component: AppAt,
  args: { path: '/techall-mode' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter([sessionOf(0, 12, JOINED), sessionOf(1, 20)]),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };
const page = within(document.body);

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Ready = meta.story({
  ...english,
  name: 'Is ready to join with no session, or when the latest has a headset [TECH-01]',
  beforeEach: enter(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Technician area', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ready to join' })).toHaveAttribute('href', '/patients/new');
    await expect(canvas.queryByRole('list', { name: /Sessions/ })).toBeNull();
  },
});

export const WithoutNavigation = meta.story({
  ...english,
  name: 'Has no empty column at the side, and the entries of the header on a phone [OUR-532] [TECH-01]',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Technician area', level: 1 });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible();
  },
});

export const InTheBrowser = meta.story({
  ...english,
  name: 'Waits in the browser itself in a session without a headset, and can give it up [TECH-01] [OUR-304]',
  beforeEach: enter([sessionOf(0, 12, IN_THE_BROWSER)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stay on this page: a technician joins you here.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ready to join' })).toBeNull();
    const own = within(canvas.getByRole('group', { name: 'Okafor, Adaeze' }));
    await expect(own.getByRole('status')).toHaveTextContent('Waiting for a technician');
    await userEvent.click(own.getByRole('button', { name: 'End session' }));
    const question = within(await page.findByRole('alertdialog', { name: 'End session' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('link', { name: 'Ready to join' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Okafor, Adaeze' })).toBeNull());
  },
});

export const InSession = meta.story({
  ...english,
  name: 'Keeps the remote user in a session, and shows that a technician joined [NAV-10] [TECH-07]',
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('group', { name: 'Okafor, Adaeze' }));
    await expect(own.getByRole('status')).toHaveTextContent('A technician has joined');
    await userEvent.click(canvas.getByRole('button', { name: /: account and display$/ }));
    const menu = within(await page.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'About' })).toBeNull();
    await expect(menu.queryByRole('menuitem', { name: 'Contact' })).toBeNull();
  },
});

/** Fills in what a new patient needs. */
async function fillPatient(canvas: ReturnType<typeof within>): Promise<void> {
  const values = { 'First name': 'Noor', 'Last name': 'Aziz', 'Date of birth': '01/02/1990' };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) }), value);
  }
  await userEvent.click(canvas.getByRole('button', { name: /Doctor/ }));
  await userEvent.click(await page.findByRole('option', { name: /Rosen/ }));
}

export const Patient = meta.story({
  ...english,
  name: 'Enters a patient with the headset, which creates the session; nobody is looked for [PAT-06] [PAT-08] [PAT-12] [FORM-20]',
  args: { path: '/patients/new' },
  beforeEach: enter(),
  play: async ({ canvas }) => {
    await fillPatient(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Headset of the session/ }));
    const names = (await page.findAllByRole('option')).map((option: HTMLElement) => option.textContent);
    await expect(names).toEqual(['No headset chosen', ...DEVICES.map(({ name }) => name)]);
    await userEvent.click(page.getByRole('option', { name: DEVICES[1]!.name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { name: 'Technician area', level: 1 })).toBeVisible();
    await expect(made).toHaveBeenCalledWith(
      expect.objectContaining({ last_name: 'Aziz', doctor_id: doctors[0]!.id, device: DEVICES[1]!.id }),
    );
    await expect(looked).not.toHaveBeenCalled();
    const told = await page.findByText(/^The patient was added, and the session with the headset was created/);
    await expect(told).toBeVisible();
    // it stays until it is dismissed
    await expect(toasts.queue.visibleToasts.map(({ timeout }) => timeout)).toEqual([undefined]);
  },
});

export const SameHeadset = meta.story({
  ...english,
  name: 'Is offered the headset of their session alone [PAT-12]',
  args: { path: '/patients/new' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Headset of the session/ }));
    await waitFor(async () => {
      const names = page.getAllByRole('option').map((option: HTMLElement) => option.textContent);
      return expect(names).toEqual(['No headset chosen', DEVICES[0]!.name]);
    });
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Shows an error when the sessions cannot be loaded',
  beforeEach: enter([], { listSessions: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sessions could not be loaded')).toBeVisible();
  },
});
