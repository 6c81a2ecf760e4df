import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse } from '../../fakes/stage/backend.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { type Different, installStreams, wallHandlers } from './fakes/world.ts';
import { Wall } from './Wall.tsx';

const meta = preview.meta({
  title: 'Screens/Live tests',
  component: ScreenStage,
  args: { screen: Wall, route: '/wall', path: '/wall' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

type Context = { globals: Record<string, unknown> };

/** A clinic with so many running tests, whose devices go on by so many records a second. */
const clinic =
  (count: number, different?: Different, perSecond = 0) =>
  async ({ globals }: Context): Promise<() => void> => {
    const leave = await enterWorld({ handlers: wallHandlers(count, different) }, String(globals['locale']));
    const { end } = installStreams(perSecond);
    return () => {
      end();
      leave();
    };
  };

const TESTS = /done$/;
/** Every kind loads its picture first. */
const PATIENT = { timeout: 5_000 };

/** No device runs a test. */
export const Empty = meta.story({
  beforeEach: clinic(0),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No test is running')).toBeVisible();
    const next = within(await canvas.findByRole('region', { name: 'Next' }));
    await expect(next.getByText('Ribeiro, L.')).toBeVisible();
  }),
});

/** Sixteen tests at once, in motion: a page has ten of them. */
export const Sixteen = meta.story({
  beforeEach: clinic(16, undefined, 10),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: TESTS })).toHaveLength(10), PATIENT);
    const image = canvas.getByRole('group', { name: 'Lane 4 headset' }).querySelector('[data-part="percent"]');
    const before = image?.textContent;
    await waitFor(() => expect(image?.textContent).not.toBe(before), { timeout: 3000 });
  }),
});

/** One test has a tile of the same size as any. */
export const Alone = meta.story({
  name: 'One test alone',
  beforeEach: clinic(1),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: TESTS })).toHaveLength(1));
  }),
});

/** More than fit: pages of ten, no tile is too small to be read. */
export const Forty = meta.story({
  name: 'Forty tests: four pages [OUR-788]',
  beforeEach: clinic(40),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: TESTS })).toHaveLength(10), PATIENT);
    await expect(canvas.getByText('1 of 4')).toBeVisible();
    for (const tile of canvas.getAllByRole('group', { name: /headset$/ })) {
      await expect(tile.clientWidth).toBeGreaterThanOrEqual(200);
      await expect(tile.clientHeight).toBeGreaterThanOrEqual(390);
    }
  }),
});

/** An ended test shows its state until its device leaves the wall, and raises no alarm [MON-12] [MON-24]. */
export const Ended = meta.story({
  name: 'Tests that are over [MON-12] [MON-24]',
  beforeEach: clinic(4, { tests: { 0: { status: 'finished' }, 1: { status: 'failed' }, 2: { status: 'stopped' } } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished', {}, PATIENT)).toBeVisible();
    await expect(await canvas.findByText('Failed', {}, PATIENT)).toBeVisible();
    const failed = within(canvas.getByRole('group', { name: 'Lane 2 headset' }));
    await expect(failed.getByRole('link')).toHaveAccessibleDescription('Failed');
    await expect(failed.queryByTitle('Running time')).toBeNull();
    const stopped = within(canvas.getByRole('group', { name: 'Lane 3 headset' }));
    await expect(stopped.getByRole('link')).toHaveAccessibleDescription('Paused');
  }),
});

/** The server does not answer: the wall shows an error with a button to try again. */
export const ServerLost = meta.story({
  name: 'The server does not answer',
  beforeEach: ({ globals }: Context): Promise<() => void> =>
    enterWorld({ handlers: { listAllDevices: () => refuse(500, 'No answer.') } }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The running tests could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
});

/** One waits for the answer how many dots are seen; it is announced, once [MON-11]. */
export const Attention = meta.story({
  name: 'One needs an answer, one is paused, one has a low battery [MON-07] [MON-11]',
  beforeEach: clinic(6, {
    devices: {
      0: { current_screen: 'testing convergence' },
      2: { current_screen: 'test paused' },
      4: { battery_level_headset_percentage: 8 },
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('3 need attention', {}, PATIENT)).toBeVisible();
    const tile = (lane: number) => within(canvas.getByRole('group', { name: `Lane ${lane} headset` }));
    await expect(tile(1).getByText('Answer needed')).toBeVisible();
    await expect(tile(3).getByText('Paused')).toBeVisible();
    await expect(tile(5).getByText('8%')).toBeVisible();
    const alarms = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await expect(alarms.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() =>
      expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Lane \d headset: /),
      ),
    );
  }),
});

/** A device that lost its connection stays on the wall, with a notice [MON-02]. */
export const LostConnection = meta.story({
  name: 'One device lost its connection [MON-02]',
  beforeEach: clinic(4, { devices: { 2: { active: false } } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Device not connected', {}, PATIENT)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Lane 3 headset' })).toHaveAttribute('data-needs', 'red');
  }),
});

/** The arrows lead from tile to tile, Enter to the full monitor. */
export const Keyboard = meta.story({
  name: 'By keyboard: arrows between tests, Enter opens one [CHART-02]',
  beforeEach: clinic(6),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: TESTS })).toHaveLength(6), PATIENT);
    const links = canvas.getAllByRole('link', { name: TESTS });
    links[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[5]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe-sensorimotor/');
  }),
});

/** Tiles follow the script, the eyes do not. */
export const RightToLeft = meta.story({
  name: 'Right to left: the fields are not mirrored',
  beforeEach: clinic(5),
  globals: { locale: 'ar-EG' },
});

/** In a dark room. */
export const Dark = meta.story({ beforeEach: clinic(9), globals: { theme: 'dark' } });
