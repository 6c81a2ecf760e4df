import type { CallName } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type BackendHandlers, type BackendRequest } from '../fakes/backend.ts';
import { bundleOf } from '../fakes/bundles.ts';
import { clinic, patients } from '../fakes/clinic.ts';
import { DEVICES } from '../fakes/devices.ts';
import { formHandlers, listHandlers } from '../fakes/handlers.ts';
import { type HeldWaits, holdWaits } from '../fakes/network.ts';
import { AppAt, stage } from '../fakes/stage.tsx';
import { TESTS } from '../fakes/tests.ts';

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
  listDevices: () => ({ results: [...DEVICES], count: DEVICES.length }),
  listTestBundles: () => ({ results: [RUNNING], count: 1 }),
};

const asked: CallName[] = [];
const counting = Object.fromEntries(
  Object.entries(handlers).map(([name, answer]) => [
    name,
    (request: BackendRequest) => {
      asked.push(name as CallName);
      return (answer as (request: BackendRequest) => unknown)(request);
    },
  ]),
) as BackendHandlers;

let clock: HeldWaits;

const meta = preview.meta({
  title: 'Screens/Polls',
  component: AppAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    asked.length = 0;
    clock = holdWaits(5_000);
    const leave = await stage('en-US', counting);
    return () => {
      clock.end();
      leave();
    };
  },
});

/** By then it is asked again when the wait is let pass, and not yet by a wait that is shorter than it should be. */
const SOON = { timeout: 3_000 };

/** Asks once, and then once after each wait of five seconds, which nothing but the clock of the story ends. */
async function expectPolls(name: CallName): Promise<void> {
  const count = (): number => asked.filter((one) => one === name).length;
  await waitFor(() => expect(count()).toBe(1));
  for (const times of [2, 3]) {
    await waitFor(() => {
      // the wait begins with the answer, which may come after this looks
      if (count() < times) clock.pass();
      return expect(count()).toBe(times);
    }, SOON);
  }
}

export const DevicesInUse = meta.story({
  name: 'The devices in use are asked for every 5 s (of CONST-03) [PAT-03]',
  args: { path: '/patients' },
  play: () => expectPolls('listActiveDevices'),
});

export const DeviceList = meta.story({
  name: 'The list of devices is asked for every 5 s (of CONST-03)',
  args: { path: '/devices' },
  play: () => expectPolls('listDevices'),
});

export const ChoiceOfDevices = meta.story({
  name: 'The devices a test can be done with are asked for every 5 s (of CONST-03)',
  args: { path: `/tests/new/${PATIENT}` },
  play: () => expectPolls('listTestDevices'),
});

export const TestList = meta.story({
  name: 'Tests that are not over are asked for every 5 s (of CONST-03) [LIST-03]',
  args: { path: `/tests/${PATIENT}` },
  play: () => expectPolls('listPatientTests'),
});

export const BundleList = meta.story({
  name: 'Bundles that are not over are asked for every 5 s (of CONST-03)',
  args: { path: `/tests/bundles/${PATIENT}` },
  play: () => expectPolls('listTestBundles'),
});
