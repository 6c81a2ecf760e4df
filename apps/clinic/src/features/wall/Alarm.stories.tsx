import type { Attendance, AttendanceWrite } from '@isopter/contract';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../fakes/stage/backend.ts';
import { sayToAll } from '../../fakes/browser/scriptedSocket.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { writeLocal } from '../../lib/platform/storage/local.ts';
import { countTones } from './fakes/tones.ts';
import { testOn, wallHandlers } from './fakes/world.ts';
import { Wall } from './Wall.tsx';

const meta = preview.meta({
  title: 'Screens/Live tests/Alarm',
  component: ScreenStage,
  args: { screen: Wall, route: '/wall', path: '/wall' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

type Context = { globals: Record<string, unknown> };

const TESTS = /done$/;
/** Every kind loads its picture first. */
const PATIENT = { timeout: 5_000 };

let tones: () => number;
/** A clinic of which every tone is counted. */
const hearing = async (handlers: BackendHandlers, { globals }: Context): Promise<() => void> => {
  const counted = countTones();
  tones = counted.begun;
  const leave = await enterWorld({ handlers, sockets: [{ ready: 0 }] }, String(globals['locale']));
  return () => {
    counted.end();
    writeLocal('alarm_sound', null);
    leave();
  };
};

export const Sound = meta.story({
  name: 'Sounds when it is switched on, and for a test that comes to need somebody; not once it is off [OUR-47]',
  beforeEach: (context: Context) => hearing(wallHandlers(3), context),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: TESTS })).toHaveLength(3), PATIENT);
    await userEvent.click(canvas.getByRole('button', { name: 'Sound off' }));
    await expect(tones()).toBe(2);
    // a pause calls for nobody before it has lasted a minute
    sayToAll({ type: 'updated_test_status', data: { status: 'paused', seq_num: 10_000 } });
    await waitFor(() => expect(canvas.getAllByText('Paused')).toHaveLength(3));
    await expect(tones()).toBe(2);
    sayToAll({ type: 'updated_device_connection', data: { is_connected: false } });
    await waitFor(() => expect(tones()).toBeGreaterThanOrEqual(4));
    await userEvent.keyboard('s');
    await expect(await canvas.findByRole('button', { name: 'Sound off' })).toBeVisible();
    const heard = tones();
    const low = { battery_level_headset_percentage: 5, battery_level_handpiece_percentage: 80, seq_num: 10_001 };
    sayToAll({ type: 'updated_device_battery_level', data: low });
    await canvas.findAllByText(/battery 5%/);
    await expect(tones()).toBe(heard);
  }),
});

/** The calls of a clinic in which one test is paused, and what is said about who goes to it. */
function paused(attendance: Attendance | null): BackendHandlers {
  let going = attendance;
  return {
    ...wallHandlers(1, { devices: { 0: { current_screen: 'test paused' } } }),
    listAttendances: () => (going ? [going] : []),
    attendTest: ({ params, body }) => {
      const test = params['id']!;
      const { reasons } = body as AttendanceWrite;
      const by = { id: '0e000000-0000-4000-8000-000000000001', name: 'Tomás Alvarez' };
      going = reasons.length > 0 ? { test, by, is_own: true, reasons, until: '2026-11-20T09:43:00Z' } : null;
      return going;
    },
  };
}
const GO = { name: 'I am going to Lane 1 headset' };

export const Keys = meta.story({
  name: 'A leads to the alarms, Enter claims one [OUR-794]',
  beforeEach: (context: Context) => hearing(paused(null), context),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('button', GO, PATIENT);
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', GO)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('You are going')).toBeVisible();
  }),
});

const GO_NOT = { name: 'Undo: I am not going to Lane 1 headset' };

export const Going = meta.story({
  name: 'A user can say that they are going, and undo it [OUR-87]',
  beforeEach: (context: Context) => hearing(paused(null), context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', GO, PATIENT));
    await expect(await canvas.findByText('You are going')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Lane 1 headset' })).toHaveAttribute('data-claimed');
    await userEvent.click(canvas.getByRole('button', GO_NOT));
    await expect(await canvas.findByRole('button', GO)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Lane 1 headset' })).not.toHaveAttribute('data-claimed');
  }),
});

/** Another user is on the way: the tile shows their name, and the tone is silent until something else comes up. */
export const SomebodyGoes = meta.story({
  name: 'Nothing calls for a test somebody is going to, until something else comes up [OUR-87]',
  beforeEach: (context: Context) => {
    const by = { id: '0e000000-0000-4000-8000-000000000002', name: 'Chidi Eze' };
    const until = '2026-11-20T09:43:00Z';
    return hearing(paused({ test: testOn(0), by, is_own: false, reasons: ['paused'], until }), context);
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Chidi Eze is going', {}, PATIENT)).toBeVisible();
    await expect(canvas.queryByRole('button', GO_NOT)).toBeNull();
    await expect(canvas.queryByRole('button', GO)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sound off' }));
    // to hear what it sounds like, and no more
    await expect(tones()).toBe(2);
    const tile = canvas.getByRole('group', { name: 'Lane 1 headset' });
    await expect(tile).toHaveAttribute('data-claimed');
    sayToAll({ type: 'updated_test_status', data: { status: 'paused', seq_num: 10_000 } });
    await expect(tile).toHaveAttribute('data-claimed');
    await expect(tones()).toBe(2);
    sayToAll({ type: 'updated_device_connection', data: { is_connected: false } });
    await waitFor(() => expect(tile).toHaveAttribute('data-needs', 'red'));
    await expect(tile).not.toHaveAttribute('data-claimed');
    await expect(await canvas.findByRole('button', GO)).toBeVisible();
    await waitFor(() => expect(tones()).toBeGreaterThanOrEqual(4));
  }),
});
