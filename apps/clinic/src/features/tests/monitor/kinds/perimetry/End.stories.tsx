import { LIVE_CLOSE, type MeasuredField } from '@isopter/contract';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../../../fakes/stage/backend.ts';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { PATIENT } from '../../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../../fakes/stage/ScreenStage.tsx';
import { openConnections } from '../../../../../fakes/browser/scriptedSocket.ts';
import { sampleFields } from '../../../../../fakes/data/progression.ts';
import { settled } from '../../../../../fakes/data/stimuli.ts';
import { half, RIGHT, showing, world } from '../../../../../fakes/data/perimetry.ts';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { PerimetryObserve } from './PerimetryObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Perimetry monitor/End',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** The test is over: no controls, the report instead [MON-12]. */
export const Done = meta.story({
  name: 'At its end the key numbers are next to the fields, by the age on that day [OUR-75]',
  beforeEach: enter(
    world({
      stimuli: [...RIGHT, ...settled('OS', 1, 100)],
      progress: { total: 100, od: 100, os: 100 },
      screen: null,
      test: { status: 'finished', thresholds_received: true },
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the report' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel test' })).not.toBeInTheDocument();
    const result = within(await canvas.findByRole('region', { name: 'Result, Right eye' }));
    await expect((await result.findByText('MD')).closest('div')).toHaveTextContent('MD−7.0 dBp < 0.5%');
    await expect(canvas.queryByText('Running for')).toBeNull();
  }),
});

/** The left eye's field half a year earlier; the right eye has none to compare with. */
const halfAYearBefore: MeasuredField = {
  ...sampleFields(1).find(({ eye }) => eye === 'OS')!,
  time: '2026-05-20T09:30:00Z',
  day: '2026-05-20',
  points: settled('OS', 1).flatMap(({ x, y, threshold, is_blind_spot }) =>
    typeof threshold === 'number' && !is_blind_spot ? [[x, y, Math.min(threshold + 12, 34)]] : [],
  ),
  md: -1.2,
  vfi: 98,
};

export const DoneBeside = meta.story({
  name: 'At its end a field is next to the earlier one of the eye [OUR-61] [OUR-75]',
  tags: ['!autodocs', '@all'],
  beforeEach: enter({
    ...world({}),
    handlers: {
      ...monitorHandlers({
        stimuli: [...RIGHT, ...settled('OS', 1, 100)],
        progress: { total: 100, od: 100, os: 100 },
        screen: null,
        test: { status: 'finished', thresholds_received: true },
      }),
      getProgression: () => ({ fields: [halfAYearBefore], baselines: [], imported: [] }),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    const map = await canvas.findByRole('img', { name: /^Left eye, change since .*05\/20\/2026/ });
    const figure = within(map.closest('figure')!);
    await expect(figure.getByText(/^Lower: [1-9]/)).toBeVisible();
    await expect(figure.getByText(/^MD −1\.2 → −?\d+\.\d dB$/)).toBeVisible();
    await expect(
      canvas.getAllByText('No earlier reliable field of this eye with this program, size and strategy'),
    ).toHaveLength(1);
  }),
});

/** The headset's present wearer and battery have nothing to do with the ended test. */
export const DoneLongAgo = meta.story({
  name: 'A finished test shows nothing about the headset’s present wearer [OUR-40]',
  beforeEach: enter(
    world(
      {},
      {
        handlers: {
          ...monitorHandlers({ stimuli: RIGHT, test: { status: 'finished', thresholds_received: true } }),
          getPatient: () => ({ ...PATIENT, ipd: 58.5 }),
          getDevice: () => ({
            ...LANE_2,
            ipd: 67,
            battery_level_headset_percentage: 43,
            battery_level_handpiece_percentage: 44,
          }),
        },
      },
    ),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    const panel = canvas.getByRole('complementary', { name: 'Device and patient' });
    await expect(within(panel).getByText('Lane 2 headset')).toBeVisible();
    await expect(panel).not.toHaveTextContent(/IPD|mm|43|44|Testing/);
    await expect(within(panel).queryByRole('slider')).toBeNull();
  }),
});

/** Ended without a result; it can still be looked at [MON-24]. */
export const Failed = meta.story({
  beforeEach: enter(world({ ...half, screen: null, test: { status: 'failed' } })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
  }),
});

/** Results are still on their way [MON-14]. */
export const Syncing = meta.story({
  beforeEach: enter(world({ ...half, test: { status: 'syncing' } })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The results are being transferred')).toBeVisible();
  }),
});

/** Closing leads to the patient's tests, and leaves no connection behind [MON-13, API-05]. */
export const Closed = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: 150, events: [showing] }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await expect(openConnections()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${PATIENT.id}`);
    await expect(openConnections()).toBe(0);
  }),
});

/** A deleted test shows a toast and closes the monitor [MON-13]. */
export const Missing = meta.story({
  beforeEach: enter({
    ...world({}),
    handlers: { getTest: () => refuse(404, 'Not found.'), getPatient: () => PATIENT },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await screen.findByText('This test no longer exists.')).toBeVisible();
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/patients');
  }),
});

/** The server closed the socket because the test is gone meanwhile [MON-13]. */
export const GoneMeanwhile = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: null, close: LIVE_CLOSE.missing }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/patients');
  }),
});
