import { ERROR_NAME } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { appointment, appointmentHandlers, DAY_APPOINTMENTS } from '../../fakes/data/appointments.ts';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../fakes/data/tests.ts';
import { WORK, working } from '../../fakes/data/today.ts';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Screens/Today/Planned tests',
  component: ScreenStage,
  args: { screen: Today, route: '/today', path: '/today' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** A day with planned tests, which a backend remembers. */
const world =
  (more: BackendHandlers = {}, who: Partial<World> = {}) =>
  (context: { globals: Record<string, unknown> }): Promise<() => void> => {
    const { all, handlers } = appointmentHandlers(DAY_APPOINTMENTS);
    const getToday = () => ({ ...WORK, appointments: { results: [...all()], count: all().length } });
    return enter({ handlers: working(WORK, { getToday, ...handlers, ...more }), ...who })(context);
  };

type Canvas = ReturnType<typeof within>;
const planned = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: /^Planned/ }));
const rows = async (canvas: Canvas) => (await planned(canvas)).findAllByRole('listitem');
const row = async (canvas: Canvas, number: number) => within((await rows(canvas))[number]!);
const choose = async (canvas: Canvas, number: number, action: string): Promise<void> => {
  await userEvent.click(await (await row(canvas, number)).findByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Listed = meta.story({
  name: 'Lists planned tests in the order of time with room and state in words [OUR-767] [OUR-769]',
  beforeEach: world(),
  play: inEnglish(async ({ canvas }) => {
    const [waiting, late, later] = await rows(canvas);
    await expect(waiting!).toHaveTextContent('Waiting, 17 min');
    await expect(waiting!).toHaveTextContent('Room 2');
    await expect(within(waiting!).getByRole('button', { name: /^Start: / })).toBeVisible();
    await expect(late!).toHaveTextContent('Late, 12 min');
    await expect(within(late!).getByRole('button', { name: /^Check in: / })).toBeVisible();
    await expect(later!).toHaveTextContent('Planned');
    await expect(canvas.getByRole('heading', { name: /^Planned 3/ })).toHaveTextContent('Late: 1 · Waiting: 1');
  }),
});

export const Phone = meta.story({
  ...Listed.input,
  name: 'Lists them on a phone too',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { path: '/today?part=planned' },
});

export const CheckedIn = meta.story({
  name: 'Checks a patient in, in another room, and takes it back [OUR-770]',
  tags: ['!autodocs'],
  beforeEach: world(),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click((await row(canvas, 1)).getByRole('button', { name: /^Check in: / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Check in / }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Room' }), 'Lane 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
    await waitFor(async () => expect((await rows(canvas))[1]).toHaveTextContent('Waiting, 0 min'));
    await expect((await rows(canvas))[1]).toHaveTextContent('Lane 3');
    await choose(canvas, 1, 'Undo check-in');
    await waitFor(async () => expect((await rows(canvas))[1]).toHaveTextContent('Late, 12 min'));
  }),
});

export const NotCheckedIn = meta.story({
  name: 'Says why a patient was not checked in, and keeps the room [OUR-770]',
  tags: ['!autodocs'],
  beforeEach: world({
    checkInAppointment: () => refuse(409, 'Of another day.', { name: ERROR_NAME.NOT_TODAY }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click((await row(canvas, 1)).getByRole('button', { name: /^Check in: / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Check in / }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Room' }), 'Lane 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
    await expect(await dialog.findByText(/^The test is planned for another day/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Room' })).toHaveValue('Lane 3');
  }),
});

export const Started = meta.story({
  name: 'Starts a planned test and opens its monitor [OUR-767]',
  tags: ['!autodocs'],
  beforeEach: world({
    startAppointment: () => {
      const { id, test_group, device } = sampleTest(1);
      return { test: id, test_group, device, bundle: null };
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click((await row(canvas, 0)).getByRole('button', { name: /^Start: / }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(/^\/tests\/observe\//);
  }),
});

export const DeviceInUse = meta.story({
  name: 'Says that its device is in use, and changes device and room [OUR-767] [OUR-768]',
  tags: ['!autodocs'],
  beforeEach: world({
    startAppointment: () => refuse(409, 'In use.', { name: ERROR_NAME.DEVICE_IN_USE }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click((await row(canvas, 0)).getByRole('button', { name: /^Start: / }));
    await expect(await screen.findByText(/device is in use|being used|another test/i)).toBeVisible();
    await choose(canvas, 0, 'Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change planned test' }));
    const room = dialog.getByRole('textbox', { name: 'Room' });
    await userEvent.clear(room);
    await userEvent.type(room, 'Room 9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await rows(canvas))[0]).toHaveTextContent('Room 9'));
  }),
});

export const Removed = meta.story({
  name: 'Removes a planned test once that is confirmed [OUR-768]',
  tags: ['!autodocs'],
  beforeEach: world(),
  play: inEnglish(async ({ canvas }) => {
    await choose(canvas, 2, 'Remove');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove planned test?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(2));
  }),
});

export const Missed = meta.story({
  name: 'Lists what was missed on a past day, and links to one that the address names [OUR-769] [OUR-773]',
  tags: ['!autodocs'],
  args: { path: `/today?day=2026-11-02&appointment=${DAY_APPOINTMENTS[0]!.id}` },
  beforeEach: (context) => {
    const missed = appointment(5, 0, { day: '2026-11-02', at: '2026-11-02T15:30:00Z', time: '10:30' });
    return enter({
      handlers: working({ ...WORK, appointments: { results: [missed], count: 1 } }),
    })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const [one] = await rows(canvas);
    await expect(one!).toHaveTextContent('Missed');
    await waitFor(() => expect(within(one!).getByRole('link')).toHaveFocus());
    await expect(within(one!).queryByRole('button', { name: /^(Start|Check in)/ })).toBeNull();
  }),
});

export const ReadOnly = meta.story({
  name: 'Offers nothing to change to users who only read [OUR-768]',
  tags: ['!autodocs'],
  beforeEach: world({}, { user: { groups: [{ name: 'SUPPORT_READ_ONLY' }] } }),
  play: inEnglish(async ({ canvas }) => {
    await expect((await row(canvas, 0)).queryByRole('button')).toBeNull();
  }),
});
