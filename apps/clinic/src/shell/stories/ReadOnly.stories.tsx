import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { PATIENT } from '../../fakes/data/form.ts';
import { listHandlers, monitorHandlers } from '../../fakes/stage/handlers.ts';
import { installSocket } from '../../fakes/browser/scriptedSocket.ts';
import { TESTS } from '../../fakes/data/tests.ts';

const reader = { ...signedIn, user: { ...signedIn.user, groups: [{ name: 'SUPPORT_READ_ONLY' as const }] } };

/** Read-only support users see what others see, and get no actions that the server would refuse. */
const meta = preview.meta({
  title: 'Screens/Read only',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: () => stage('en-US', clinic, reader),
});

type Canvas = ReturnType<typeof within>;

/** Returns the entries of a row's menu. */
async function offers(canvas: Canvas, name: RegExp): Promise<string[]> {
  const body = within(document.body);
  await userEvent.click(await canvas.findByRole('button', { name }));
  const names = (await body.findAllByRole('menuitem')).map((item) => item.textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  return names;
}

export const List = meta.story({
  name: 'The patients, without a way to make, change, merge or delete one',
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await offers(main, /^Actions for Okafor/)).toEqual(['Previous tests']);
    await expect(await offers(main, /^Actions for Petrova/)).toEqual(['Report of the last test', 'Previous tests']);
    for (const name of ['New patient', 'New test', 'Review']) {
      await expect(main.queryByRole('link', { name })).toBeNull();
      await expect(main.queryByRole('button', { name })).toBeNull();
    }
  },
});

export const Patient = meta.story({
  name: 'A patient, with the way to the tests alone',
  args: { path: `/patients/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('link', { name: 'Previous tests' })).toBeVisible();
    await expect(main.queryByRole('link', { name: 'New test' })).toBeNull();
    await expect(main.queryByRole('button', { name: 'Edit patient' })).toBeNull();
  },
});

export const Tests = meta.story({
  name: 'The tests, to be looked at and reported on',
  args: { path: `/tests/${PATIENT.id}` },
  beforeEach: () => stage('en-US', { ...clinic, ...listHandlers }, reader),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findByText('Syncing, 42%');
    await expect(main.queryByRole('link', { name: 'New test' })).toBeNull();
    // started, paused, pending and finished
    for (const row of main.getAllByRole('button', { name: /^Actions for/ }).slice(0, 4)) {
      // one menu at a time
      const names = await offers(within(row.closest('[role=row]')!), /^Actions for/);
      await expect(names.filter((name) => /Resume|Move|Cancel|Delete/.test(name))).toEqual([]);
    }
  },
});

export const Monitor = meta.story({
  name: 'A running test, without a hand on it',
  args: { path: `/tests/observe/${TESTS[0]!.id}` },
  beforeEach: async () => {
    const leave = await stage('en-US', { ...clinic, ...monitorHandlers({}) }, reader);
    const removeSocket = installSocket({ ready: 0 });
    return () => {
      removeSocket();
      leave();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lane 2 headset')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Controls' })).toBeNull();
    await expect(canvas.queryByRole('slider', { name: 'Volume' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel test' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const Address = meta.story({
  name: 'The typed address of a form leads to the patients [NAV-08]',
  tags: ['!autodocs'],
  args: { path: `/patients/edit/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});
