import type { EyeMovementRecord, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { expectStale } from '../../../../../fakes/actions/expectStale.ts';
import { cutConnections } from '../../../../../fakes/browser/scriptedSocket.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { EomsObserve } from './EomsObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Eye movement monitor',
  component: ScreenStage,
  args: {
    screen: EomsObserve,
    route: '/tests/observe-eoms/:id',
    path: `/tests/observe-eoms/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'EXTRA_OCULAR_MOTILITY', strategy: null, protocol: null },
  eye: '',
};
/** Directions clockwise from up, 30 degrees out. */
const look = (seq_num: number, eye: 'OD' | 'OS', direction: number): EyeMovementRecord => {
  const turn = (Math.PI * (3 - direction)) / 4;
  const [x, y] = [30 * Math.cos(turn), 30 * Math.sin(turn)];
  const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return { eye, seq_num, run: 1, direction, angle, x, y, attempt: 1 };
};
const both = (direction: number): EyeMovementRecord[] => [
  look(2 * direction, 'OD', direction),
  look(2 * direction + 1, 'OS', direction),
];
const LOADED = [1, 2, 3].flatMap(both);
const next: LiveEvent = { type: 'new_eoms_response', data: look(9, 'OD', 4) };

const world = (status: Test['status'], records: EyeMovementRecord[], events: LiveEvent[] = []): World => ({
  handlers: {
    ...monitorHandlers({ test: { ...TEST, status }, ...(status === 'paused' && { screen: 'test paused' }) }),
    getEyeMovementResponses: () => records,
  },
  sockets: [{ ready: 8, events }, { ready: null }],
});
/** Nobody has looked anywhere yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', [])) });

/** Three directions of both eyes are known, a fourth of the right one comes over the socket [MON-01, MON-06, EOM-01]. */
export const Running = meta.story({
  beforeEach: enter(world('started', LOADED, [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right eye')).toBeVisible();
    const right = await canvas.findByRole('progressbar', { name: 'Right eye' });
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '50'));
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  }),
});

/** Paused on the device: it keeps what is known [MON-10]. */
export const Paused = meta.story({
  beforeEach: enter(world('paused', LOADED)),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('Paused'))[0]).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Left eye' })).toHaveAttribute('aria-valuenow', '38'),
    );
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  }),
});

/** The connection is lost: what is known stays, and the screen says that it is tried again [MON-02]. */
export const Reconnecting = meta.story({
  beforeEach: enter(world('started', LOADED)),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Left eye' })).toHaveAttribute('aria-valuenow', '38'),
    );
    cutConnections();
    await expect(await canvas.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    await expectStale(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Left eye' })).toHaveAttribute('aria-valuenow', '38'),
    );
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', [1, 2, 3, 4, 5, 6, 7, 8].flatMap(both))),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    const left = await canvas.findByRole('progressbar', { name: 'Left eye' });
    await waitFor(() => expect(left).toHaveAttribute('aria-valuenow', '100'));
  }),
});
