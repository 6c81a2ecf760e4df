import { type CallName, DEFAULT_PAGE_SIZE } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, type BackendRequest } from '../../fakes/stage/backend.ts';
import { bundleOf } from '../../fakes/data/bundles.ts';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { DEVICES } from '../../fakes/data/devices.ts';
import { formHandlers, listHandlers } from '../../fakes/stage/handlers.ts';
import { type HeldWaits, holdWaits } from '../../fakes/browser/network.ts';
import { keepSessions, sessionOf, technician } from '../../fakes/scenes/sessions.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { TESTS } from '../../fakes/data/tests.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const PATIENT = patients[0]!.id;
const RUNNING = bundleOf(
  TESTS.slice(0, 2).map(({ id }) => id),
  1,
);

const handlers: BackendHandlers = {
  ...listHandlers,
  ...formHandlers,
  ...clinic,
  getPatient: () => patients[0]!,
  listSessions: keepSessions([sessionOf(0, 12)]).listSessions!,
  listDevices: () => ({ results: [...DEVICES], count: DEVICES.length }),
  listTestBundles: () => ({ results: [RUNNING], count: 1 }),
};

/** The calls, each with the size of the page that is asked for, if it is one. */
const asked: [name: CallName, limit: string | undefined][] = [];
const counting = Object.fromEntries(
  Object.entries(handlers).map(([name, answer]) => [
    name,
    (request: BackendRequest) => {
      asked.push([name as CallName, request.query['limit']]);
      return (answer as (request: BackendRequest) => unknown)(request);
    },
  ]),
) as BackendHandlers;

let clock: HeldWaits;

/** Someone, with the clock held between polls that are so far apart. */
const enter = (wait: number, who?: SignedIn) => async (): Promise<() => void> => {
  asked.length = 0;
  clock = holdWaits(wait);
  const leave = await stage('en-US', counting, who);
  return () => {
    clock.end();
    leave();
  };
};

const meta = preview.meta({
  title: 'Screens/Polls',
  component: AppAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
});

/** Asks once, and then once after each wait, which nothing but the clock of the story ends. */
async function expectPolls(name: CallName, limit?: number): Promise<void> {
  const count = (): number =>
    asked.filter((one) => one[0] === name && (limit === undefined || one[1] === String(limit))).length;
  await waitFor(() => expect(count()).toBe(1));
  for (const times of [2, 3]) {
    await waitFor(() => {
      // the wait begins with the answer, which may come after this looks
      if (count() < times) clock.pass();
      return expect(count()).toBe(times);
    });
  }
}

export const DevicesInUse = meta.story({
  name: 'The devices in use are asked for every 5 s (of CONST-03) [PAT-03]',
  args: { path: '/patients' },
  beforeEach: enter(5_000),
  play: () => expectPolls('listActiveDevices'),
});

export const DeviceList = meta.story({
  name: 'The list of devices is asked for every 5 s (of CONST-03)',
  tags: ['@all'],
  args: { path: '/devices' },
  beforeEach: enter(5_000),
  play: () => expectPolls('listDevices'),
});

export const ChoiceOfDevices = meta.story({
  name: 'The devices a test can be done with are asked for every 5 s (of CONST-03)',
  tags: ['@all'],
  args: { path: `/tests/new/${PATIENT}` },
  beforeEach: enter(5_000),
  play: () => expectPolls('listTestDevices'),
});

export const TestList = meta.story({
  name: 'Tests that are not over are asked for every 5 s (of CONST-03) [LIST-03]',
  args: { path: `/tests/${PATIENT}` },
  beforeEach: enter(5_000),
  play: () => expectPolls('listPatientTests'),
});

export const BundleList = meta.story({
  name: 'Bundles that are not over are asked for every 5 s (of CONST-03)',
  tags: ['@all'],
  args: { path: `/tests/bundles/${PATIENT}` },
  beforeEach: enter(5_000),
  play: () => expectPolls('listTestBundles'),
});

export const OwnSessions = meta.story({
  name: 'Their own sessions are asked for every 5 s by a technician user (of CONST-03) [TECH-01]',
  args: { path: '/techall-mode' },
  beforeEach: enter(5_000, technician('TECHALL_USER')),
  play: () => expectPolls('listSessions'),
});

export const WaitingSessions = meta.story({
  name: 'The sessions that wait are asked for every 3 s (of CONST-03) [TECH-02]',
  args: { path: '/waiting-sessions' },
  beforeEach: enter(3_000, technician('TECHALL_ADMIN')),
  play: () => expectPolls('listSessions', DEFAULT_PAGE_SIZE),
});

export const FinishedSessions = meta.story({
  name: 'The sessions that are over are asked for every 3 s (of CONST-03) [TECH-02]',
  tags: ['@all'],
  args: { path: '/finished-sessions' },
  beforeEach: enter(3_000, technician('TECHALL_ADMIN')),
  play: () => expectPolls('listSessions', DEFAULT_PAGE_SIZE),
});
