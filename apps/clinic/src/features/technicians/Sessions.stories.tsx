import { ERROR_NAME, type Session } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { fakeCalls } from '../../fakes/browser/calls.ts';
import { fakeChecks } from '../../fakes/browser/checks.ts';
import { patients } from '../../fakes/data/clinic.ts';
import { DEVICES } from '../../fakes/data/devices.ts';
import { confirmJoin } from '../../fakes/actions/joinSession.ts';
import { keepSessions, sessionOf, technician } from '../../fakes/scenes/sessions.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { signedIn } from '../../fakes/data/session.ts';
import { queryConfirmation } from '../../fakes/actions/confirmation.ts';

const JOINED = { admin: signedIn.user.id };
const WAITING = (): Session[] => [sessionOf(0, 12), sessionOf(1, 20), sessionOf(2, 31)];
const OVER = { ...JOINED, active: false };

const enter =
  (sessions: () => Session[] = WAITING, more: BackendHandlers = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const ends = [fakeCalls(), fakeChecks({})];
    const kept = sessions();
    const current = kept.find(({ admin, active }) => active && admin);
    const backend = { ...keepSessions(kept), ...more };
    const leave = await stage(String(globals['locale']), backend, technician('TECHALL_ADMIN', current));
    return () => {
      for (const end of ends) end();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Technician sessions',
  component: AppAt,
  args: { path: '/waiting-sessions' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };
const page = within(document.body);

type Canvas = ReturnType<typeof within>;
const rowOf = async (canvas: Canvas, name: RegExp): Promise<Canvas> => within(await canvas.findByRole('row', { name }));
const actionsOf = (row: Canvas): string[] =>
  row.queryAllByRole('button').map((button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent);

export const Phone = meta.story({
  beforeEach: enter(() => [sessionOf(0, 12, JOINED), ...WAITING().slice(1)]),
  globals: { viewport: { value: 'phone' } },
});

export const Waiting = meta.story({
  ...english,
  name: 'Say who waits with whom since when; one is joined, and then only that one has actions (of TECH-03) [TECH-02] [TECH-06]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    const first = await rowOf(canvas, /Okafor/);
    const titles = canvas.getAllByRole('columnheader').map((one: HTMLElement) => one.textContent);
    await expect(titles.slice(0, 4)).toEqual(['Patient', 'Remote user', 'Created', 'State']);
    const cells = first.getAllByRole('gridcell').map((cell: HTMLElement) => cell.textContent);
    await expect(cells.slice(0, 3)).toEqual(['Urban, Tomas', expect.stringMatching(/11\/20\/2026.*:12/), 'Waiting']);
    await expect(canvas.getByRole('tab', { name: 'Waiting' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Finished' })).toHaveAttribute('href', '/finished-sessions');
    for (const one of [/Okafor/, /Lindqvist/, /Zhao/]) {
      await expect(actionsOf(await rowOf(canvas, one))).toEqual([expect.stringMatching(/^Join/)]);
    }

    await userEvent.click((await rowOf(canvas, /Lindqvist/)).getByRole('button', { name: /^Join/ }));
    await confirmJoin();
    // the headset of the session is called
    await expect(await page.findByRole('dialog', { name: 'Urban, Tomas' })).toBeVisible();
    const joined = await rowOf(canvas, /Lindqvist/);
    await waitFor(() => expect(joined.getByText('In session with you')).toBeVisible());
    await userEvent.click(joined.getAllByRole('button').at(-1)!);
    const menu = within(await page.findByRole('menu'));
    const items = menu.getAllByRole('menuitem').map((item: HTMLElement) => item.textContent);
    await expect(items).toEqual(['New test', 'Show tests', 'End session']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    const current = within(await canvas.findByRole('group', { name: 'Lindqvist, Jonas' }));
    await expect(current.getByRole('link', { name: 'New test' })).toHaveAttribute(
      'href',
      `/tests/new/${patients[1]!.id}`,
    );
    await expect(current.getByRole('link', { name: 'Show tests' })).toHaveAttribute(
      'href',
      `/tests/${patients[1]!.id}`,
    );
    await expect(current.getByRole('button', { name: 'End session' })).toBeVisible();
    for (const other of [/Okafor/, /Zhao/]) await expect(actionsOf(await rowOf(canvas, other))).toEqual([]);
    // the menu now shows the entries that need a session
    await expect(await canvas.findByRole('link', { name: 'Custom bundles' })).toBeVisible();
  },
});

export const Next = meta.story({
  ...english,
  name: 'Name who waits longest, to be joined at once (of TECH-03)',
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('group', { name: 'Okafor, Adaeze' }));
    await expect(next.getByText('Waiting longest')).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Join' }));
    await confirmJoin();
    await expect(await next.findByText('In session with you')).toBeVisible();
    await expect(next.getByRole('link', { name: 'New test' })).toBeVisible();
  },
});

export const End = meta.story({
  ...english,
  name: 'Ask before the session ends, and end it on Yes alone (of TECH-03)',
  beforeEach: enter(() => [sessionOf(0, 12, JOINED), sessionOf(1, 20)]),
  play: async ({ canvas }) => {
    const ask = async (): Promise<Canvas> => {
      const current = within(await canvas.findByRole('group', { name: 'Okafor, Adaeze' }));
      await userEvent.click(current.getByRole('button', { name: 'End session' }));
      return within(await page.findByRole('alertdialog', { name: 'End session' }));
    };
    const question = await ask();
    await expect(question.getByText('Do you want to end the session?')).toBeVisible();
    await expect(question.getByText('Okafor, Adaeze')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes' }));
    await expect(await page.findByText('The session has ended.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Okafor/ })).toBeNull());
    await expect(actionsOf(await rowOf(canvas, /Lindqvist/))).toEqual([expect.stringMatching(/^Join/)]);
  },
});

export const Finished = meta.story({
  ...english,
  name: 'That are over offer their tests alone, also during another one [TECH-02] [TECH-06] [TECH-07]',
  args: { path: '/finished-sessions' },
  beforeEach: enter(() => [sessionOf(0, 12, JOINED), sessionOf(1, 20, OVER)]),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /Lindqvist/);
    await expect(canvas.queryByRole('row', { name: /Okafor/ })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Waiting' })).toHaveAttribute('href', '/waiting-sessions');
    await expect(canvas.getByRole('tab', { name: 'Finished' })).toHaveAttribute('aria-selected', 'true');
    await expect(actionsOf(row)).toEqual([expect.stringMatching(/^Show tests/)]);
    await userEvent.click(row.getByRole('button', { name: /^Show tests/ }));
    const crumbs = within(await canvas.findByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getByRole('link', { name: 'Technician area' })).toHaveAttribute('href', '/waiting-sessions');
  },
});

export const Taken = meta.story({
  ...english,
  name: 'Show an error when another technician joined first',
  beforeEach: enter(WAITING, { updateSession: () => refuse(409, 'Taken.', { name: ERROR_NAME.SESSION_TAKEN }) }),
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, /Okafor/)).getByRole('button', { name: /^Join/ }));
    await confirmJoin();
    await expect(await page.findByText('Another technician joined this session, or it has ended.')).toBeVisible();
    await expect(actionsOf(await rowOf(canvas, /Okafor/))).toEqual([expect.stringMatching(/^Join/)]);
  },
});

export const EndedByOther = meta.story({
  ...english,
  name: 'Show a message when the remote user ended the joined session [OUR-305]',
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), keepSessions(WAITING()), technician('TECHALL_ADMIN', sessionOf(0, 12, JOINED))),
  play: async ({ canvas }) => {
    await expect(await page.findByText('Someone else ended the session.')).toBeVisible();
    await expect(actionsOf(await rowOf(canvas, /Okafor/))).toEqual([expect.stringMatching(/^Join/)]);
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Say when they cannot be loaded, and load them when asked again [TECH-05]',
  beforeEach: enter(WAITING, { listSessions: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sessions could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const OKAFOR = patients[0]!;

export const NewTest = meta.story({
  ...english,
  name: 'Lead to a new test of their patient on their headset, under the technicians’ crumb [FORM-27] [PAT-15] [TECH-06]',
  beforeEach: enter(() => [sessionOf(0, 12, JOINED)], {
    getPatient: () => ({ ...OKAFOR, active_techall_session: sessionOf(0, 12).id }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, /Okafor/)).getByRole('button', { name: /^New test/ }));
    const devices = within(await canvas.findByRole('radiogroup', { name: /^Device/ })).getAllByRole('radio');
    await expect(devices).toHaveLength(1);
    await expect(devices[0]).toHaveAccessibleName(new RegExp(DEVICES[0]!.name));
    for (const field of [/Operator/, /Doctor/]) await expect(canvas.queryByRole('button', { name: field })).toBeNull();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getByRole('link', { name: 'Technician area' })).toBeVisible();
    await expect(crumbs.getByRole('link', { name: 'Okafor, Adaeze' })).toHaveAttribute('href', `/tests/${OKAFOR.id}`);
  },
});

/** Returns the menu entries of the first test in this state. */
async function menuOf(canvas: Canvas, status: string): Promise<(string | null)[]> {
  const [state]: HTMLElement[] = await canvas.findAllByText(status, { selector: '[role=row] *' });
  const row = within(state!.closest<HTMLElement>('[role=row]')!);
  await userEvent.click(row.getAllByRole('button').at(-1)!);
  const items = within(await page.findByRole('menu')).getAllByRole('menuitem');
  const labels = items.map((item: HTMLElement) => item.textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  return labels;
}
const tests = (active_techall_session: string | null): BackendHandlers => ({
  getPatient: () => ({ ...OKAFOR, active_techall_session }),
});
const CHANGES = ['Resume', 'Cancel test', 'Delete test'];
const NEVER = /^Download|^Move|^E-mail/;

export const TestsInSession = meta.story({
  ...english,
  name: 'Let tests be begun, canceled and deleted while they last, and never downloaded or moved [LIST-07]',
  args: { path: `/tests/${OKAFOR.id}` },
  beforeEach: enter(() => [sessionOf(0, 12, JOINED)], tests(sessionOf(0, 12).id)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New test' })).toBeVisible();
    const offered = [...(await menuOf(canvas, 'Paused')), ...(await menuOf(canvas, 'Finished'))];
    await expect(CHANGES.filter((one) => !offered.includes(one))).toEqual([]);
    await expect(offered.filter((one) => NEVER.test(one!))).toEqual([]);
  },
});

export const TestsAfterSession = meta.story({
  ...english,
  name: 'Let tests be looked at alone once they are over [LIST-07] [OUR-306]',
  args: { path: `/tests/${OKAFOR.id}` },
  beforeEach: enter(() => [sessionOf(0, 12, OVER), sessionOf(1, 20, JOINED)], tests(null)),
  play: async ({ canvas }) => {
    const offered = [...(await menuOf(canvas, 'Paused')), ...(await menuOf(canvas, 'Finished'))];
    await expect(offered.filter((one) => CHANGES.includes(one!) || NEVER.test(one!))).toEqual([]);
    await expect(offered).toContain('Show the settings');
    await expect(canvas.queryByRole('link', { name: 'New test' })).toBeNull();
  },
});

export const NoSearch = meta.story({
  ...english,
  name: 'Says in zero-PII mode why there is no search by name [OUR-383]',
  beforeEach: () => {
    const admin = technician('TECHALL_ADMIN', undefined);
    return stage('en-US', keepSessions(WAITING()), {
      ...admin,
      preferences: { ...admin.preferences, enable_zero_pii: true },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^In zero-PII mode there is no search by name here/)).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
