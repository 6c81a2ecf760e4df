import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { type LocalData, writeLocal } from '../../lib/platform/storage/local.ts';
import { ALL_FAILURES, browserWithout, type Failure } from './fakes/browserWithout.ts';
import { countTones } from './fakes/tones.ts';
import { wallHandlers } from './fakes/world.ts';
import { Wall } from './Wall.tsx';

const meta = preview.meta({
  title: 'Screens/Live tests/Browser',
  component: ScreenStage,
  args: { screen: Wall, route: '/wall', path: '/wall' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

type Context = { globals: Record<string, unknown> };
type Alarm = Pick<LocalData, 'alarm_sound' | 'alarm_notifications'>;

let tones: ReturnType<typeof countTones>;

/** A clinic with a paused test, watched in a browser that lacks something. */
const wallWithout =
  (failures: readonly Failure[], alarm: Partial<Alarm> = {}, isSoundAllowed = true) =>
  async ({ globals }: Context): Promise<() => void> => {
    tones = countTones(isSoundAllowed);
    const handlers = wallHandlers(3, { devices: { 0: { current_screen: 'test paused' } } });
    const leave = await enterWorld({ handlers, sockets: [{ ready: 0 }] }, String(globals['locale']));
    for (const [key, value] of Object.entries(alarm)) writeLocal(key as keyof Alarm, value);
    const restore = browserWithout(failures);
    return () => {
      restore();
      tones.end();
      for (const key of ['alarm_sound', 'alarm_notifications'] as const) writeLocal(key, null);
      leave();
    };
  };

type Canvas = ReturnType<typeof within>;

const showsAllTests = async (canvas: Canvas): Promise<void> => {
  await waitFor(() => expect(canvas.getAllByRole('link', { name: /done$/ })).toHaveLength(3), { timeout: 5_000 });
  await expect(await canvas.findByText('1 needs attention')).toBeVisible();
};

const BLOCKED = 'The alarm is silent: the browser plays no sound until you click on this page.';

export const SoundBlocked = meta.story({
  name: 'Says that the browser blocks the alarm, and sounds after a click [OUR-701]',
  beforeEach: wallWithout([], { alarm_sound: true }, false),
  play: inEnglish(async ({ canvas }) => {
    await showsAllTests(canvas);
    await expect(await canvas.findByText(BLOCKED, {}, { timeout: 3_000 })).toBeVisible();
    await expect(tones.begun()).toBe(0);
    tones.allow();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on sound' }));
    await waitFor(() => expect(tones.begun()).toBe(2));
    await expect(canvas.queryByText(BLOCKED)).toBeNull();
  }),
});

export const SoundMissing = meta.story({
  name: 'Says that the browser cannot play the alarm (of OUR-701)',
  beforeEach: wallWithout(['sound'], { alarm_sound: true }),
  play: inEnglish(async ({ canvas }) => {
    await showsAllTests(canvas);
    await expect(await canvas.findByText(/this browser cannot play sound/)).toBeVisible();
  }),
});

export const NotificationRefused = meta.story({
  name: 'Stays when the browser refuses a notification, shows why, and sounds (of OUR-700, OUR-701)',
  beforeEach: wallWithout(['notifications'], { alarm_sound: true, alarm_notifications: true }),
  play: inEnglish(async ({ canvas }) => {
    await showsAllTests(canvas);
    await expect(await canvas.findByText(/This browser cannot show notifications/)).toBeVisible();
    await waitFor(() => expect(tones.begun()).toBeGreaterThanOrEqual(2));
  }),
});

export const NoNotifications = meta.story({
  name: 'Offers no notifications in a browser without them (of OUR-700)',
  beforeEach: wallWithout(['noNotifications'], { alarm_notifications: true }),
  play: inEnglish(async ({ canvas }) => {
    await showsAllTests(canvas);
    await expect(canvas.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  }),
});

export const NoLocalStorage = meta.story({
  name: 'Says that the alarm is off after a reload where storage is blocked (of OUR-700, OUR-701)',
  beforeEach: wallWithout(['localStorage']),
  play: inEnglish(async ({ canvas }) => {
    await showsAllTests(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sound off' }));
    await expect(await canvas.findByText(/This browser does not store settings/)).toBeVisible();
  }),
});

const without = (failures: readonly Failure[], what: string) => ({
  name: `Shows all tests without ${what} (of OUR-700)`,
  beforeEach: wallWithout(failures),
  play: inEnglish(({ canvas }: { canvas: Canvas }) => showsAllTests(canvas)),
});

export const NoSessionStorage = meta.story(without(['sessionStorage'], 'session storage'));
export const NoDatabase = meta.story(without(['database'], 'a database'));
export const NoChannels = meta.story(without(['channels'], 'channels between windows'));
export const NoUuid = meta.story(without(['uuid'], 'crypto.randomUUID'));
export const NoClipboard = meta.story(without(['clipboard'], 'a clipboard'));
export const NoLocks = meta.story(without(['locks'], 'locks'));
export const NoWakeLock = meta.story(without(['wakeLock'], 'a wake lock'));
export const NoFullscreen = meta.story(without(['fullscreen'], 'full screen'));

export const NothingWorks = meta.story({
  name: 'Shows all tests in a browser that refuses everything [OUR-700]',
  beforeEach: wallWithout(ALL_FAILURES),
  play: inEnglish(async ({ canvas }) => {
    await showsAllTests(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sound off' }));
    await expect(await canvas.findByText(/this browser cannot play sound/)).toBeVisible();
    await showsAllTests(canvas);
  }),
});
