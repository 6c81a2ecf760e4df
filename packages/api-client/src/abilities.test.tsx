import type { Device } from '@isopter/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanup, renderHook } from 'vitest-browser-react';
import { useTestDevices } from './devices.ts';
import { ApiProvider } from './hooks/ApiProvider.tsx';
import { createClient } from './http.ts';
import { useTestGroups, useTestLanguages } from './tests.ts';
import { eventually } from '../../../scripts/test/eventually.ts';

/** The fields of a device that matter here. */
const device = (more: object = {}): Device =>
  ({ id: 'de', app_version: '', available: false, capabilities: { supported_test_groups: [] }, ...more }) as never;
const PAIRED = device();
const CONNECTED = device({ app_version: '5.2.0', capabilities: { supported_test_groups: ['PERIMETRY'] } });

let devices: readonly Device[];
let isDown: boolean;
const asked: string[] = [];
const count = (path: string): number => asked.filter((one) => one === path).length;
const GROUPS = '/api/test-groups/';
const LANGUAGES = '/api/languages/';

const client = createClient({
  fetch: async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    asked.push(pathname);
    if (pathname.startsWith('/api/devices/')) return Response.json(devices);
    if (isDown) return Response.json({ detail: '' }, { status: 500 });
    return Response.json(devices.map(({ capabilities }) => ({ value: capabilities.supported_test_groups[0] })));
  },
});
const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <ApiProvider client={client}>{children}</ApiProvider>
);
/** A form: the devices, and what follows from what they can do. */
const open = async () => {
  const form = await renderHook(
    () => ({ devices: useTestDevices(), groups: useTestGroups(), languages: useTestLanguages() }),
    { wrapper },
  );
  await eventually(() => expect(form.result.current.groups.data).toBeDefined());
  const poll = (next: readonly Device[]): Promise<unknown> => {
    devices = next;
    return form.act(() => form.result.current.devices.mutate());
  };
  return { ...form, poll };
};

beforeEach(() => {
  devices = [];
  isDown = false;
  asked.length = 0;
});
afterEach(async () => {
  await cleanup();
});

it('reloads kinds of test and languages when a device appears and when it reports its abilities [FORM-03]', async () => {
  const { result, poll } = await open();
  expect([count(GROUPS), count(LANGUAGES)]).toEqual([1, 1]);
  await poll([PAIRED]);
  await expect.poll(() => [count(GROUPS), count(LANGUAGES)]).toEqual([2, 2]);
  await poll([CONNECTED]);
  await expect.poll(() => result.current.groups.data?.[0]?.value).toBe('PERIMETRY');
  expect([count(GROUPS), count(LANGUAGES)]).toEqual([3, 3]);
});

it('reloads nothing for other changes of the devices', async () => {
  devices = [CONNECTED];
  const { poll, result } = await open();
  await poll([{ ...CONNECTED, available: true, battery_level_headset_percentage: 12 }]);
  await expect.poll(() => result.current.devices.data?.[0]?.available).toBe(true);
  expect([count(GROUPS), count(LANGUAGES)]).toEqual([1, 1]);
});

it('keeps what was loaded where that fails, and asks once more when the devices answer again', async () => {
  devices = [CONNECTED];
  const { poll, result } = await open();
  isDown = true;
  await poll([CONNECTED, device({ id: 'other' })]);
  await expect.poll(() => result.current.groups.error?.status).toBe(500);
  expect(result.current.groups.data).toHaveLength(1);
  isDown = false;
  await poll(devices);
  await expect.poll(() => result.current.groups.data?.length).toBe(2);
});

it('sends no request while the kinds are not shown, and updates them with the devices once they are [OUR-400]', async () => {
  let isAsked = false;
  const list = await renderHook(
    () => ({ groups: useTestGroups(undefined, isAsked), devices: useTestDevices(isAsked ? undefined : 'nobody') }),
    { wrapper },
  );
  expect(count(GROUPS)).toBe(0);
  isAsked = true;
  await list.rerender();
  await eventually(() => expect(list.result.current.groups.data).toEqual([]));
  devices = [CONNECTED];
  await list.act(() => list.result.current.devices.mutate());
  await expect.poll(() => list.result.current.groups.data?.[0]?.value).toBe('PERIMETRY');
});
