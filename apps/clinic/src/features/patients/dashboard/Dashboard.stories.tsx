import { POLL_DEVICES } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { unreachable } from '../../../fakes/stage/backend.ts';
import { clinic, devices } from '../../../fakes/data/clinic.ts';
import { hurry, setOnline } from '../../../fakes/browser/network.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { monitorHandlers } from '../../../fakes/stage/handlers.ts';
import { installSocket } from '../../../fakes/browser/scriptedSocket.ts';

const meta = preview.meta({
  title: 'Screens/Patients/Devices in use',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
});

/** A card names what its headset tests: an eye, both, or an ear. */
export const HearingTest = meta.story({
  name: 'Names the ear of a running hearing test [OUR-16]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      listActiveDevices: () =>
        devices.map(({ running_test, ...device }) => ({
          ...device,
          running_test: running_test && {
            ...running_test,
            test_group: { group: 'AUDIOLOGY' as const, strategy: 'PURE_TONE' as const, protocol: null },
            eye: '' as const,
            ear: 'LEFT' as const,
          },
        })),
    }),
  play: async ({ canvas }) => {
    // parts before the list are drawn, but hidden until the list is loaded
    await waitFor(() => expect(canvas.getAllByText('Audiometry, pure tone, left ear')[0]).toBeVisible());
    await expect(canvas.queryByText(/both eyes/)).toBeNull();
  },
});

export const Folding = meta.story({
  name: 'Folds the devices away and keeps it so on this computer [PAT-01]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Lane 2 headset')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Hide devices' }));
    await expect(canvas.queryByText('Lane 2 headset')).toBeNull();
    await expect(localStorage.getItem('isopter.dashboard_collapsed')).toBe('true');
    const unfold = canvas.getByRole('button', { name: 'Show devices' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    await expect(await canvas.findByText('Lane 2 headset')).toBeVisible();
    await expect(localStorage.getItem('isopter.dashboard_collapsed')).toBe('false');
  },
});

export const OpensMonitor = meta.story({
  name: 'Shows each device with what it is doing; a click opens its monitor, which leads back here [PAT-03] [MON-13]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    const leave = await stage('en-US', { ...clinic, ...monitorHandlers({}) });
    const removeSocket = installSocket({ ready: 0 });
    return () => {
      removeSocket();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('group', { name: 'Devices in use' }));
    const link = await cards.findByRole('link', { name: /Okafor/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/tests\/observe\/[\w-]+\?from=home$/));
    const card = within(cards.getByRole('group', { name: 'Lane 2 headset' }));
    await expect(card.getByText(/24-2/)).toBeVisible();
    await expect(card.getByRole('progressbar', { name: 'Test progress' })).toHaveAttribute('aria-valuenow', '58');
    await expect(card.getByText(/82/)).toBeVisible();
    await userEvent.click(link);
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

const AS_OF = /^What you see is as of \d{1,2}:\d\d:\d\d/;

export const Stale = meta.story({
  name: 'Shows the time of the last update, grays out the devices, and recovers automatically [PAT-03] [ERR-10]',
  tags: ['@all'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    const leave = await stage('en-US', clinic);
    return () => {
      setOnline(true);
      leave();
    };
  },
  play: async ({ canvas }) => {
    const devices = await canvas.findByRole('group', { name: 'Devices in use' });
    await expect(devices.closest('[data-stale]')).toBeNull();
    setOnline(false);
    await expect(await canvas.findByText(AS_OF)).toBeVisible();
    await expect(canvas.getByText(/^No internet access\./)).toBeVisible();
    // the frame has said it
    await expect(canvas.queryByText('No connection to the server')).toBeNull();
    await expect(devices.closest('[data-stale]')).not.toBeNull();
    await expect(canvas.getByRole('row', { name: /Petrova/ })).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(canvas.queryByText(AS_OF)).toBeNull());
    await expect(devices.closest('[data-stale]')).toBeNull();
  },
});

let isServerDown = false;

export const ServerDown = meta.story({
  name: 'So it does where the network is there and the server does not answer [PAT-03] [ERR-10]',
  tags: ['@all'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    isServerDown = false;
    const leave = await stage('en-US', {
      ...clinic,
      listActiveDevices: (request) => (isServerDown ? unreachable() : clinic.listActiveDevices!(request)),
    });
    const endHurry = hurry(POLL_DEVICES, 200);
    return () => {
      endHurry();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const devices = await canvas.findByRole('group', { name: 'Devices in use' });
    isServerDown = true;
    await expect(await canvas.findByText('No connection to the server')).toBeVisible();
    await expect(canvas.getByText(AS_OF)).toBeVisible();
    await expect(devices.closest('[data-stale]')).not.toBeNull();
    await expect(canvas.getByRole('link', { name: /Okafor/ })).toBeVisible();
    isServerDown = false;
    await waitFor(() => expect(canvas.queryByText('No connection to the server')).toBeNull());
    await expect(devices.closest('[data-stale]')).toBeNull();
  },
});
