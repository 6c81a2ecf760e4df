import type { Group, SupportDevice, SupportOffice, SupportUser } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import type { BackendHandlers, BackendRequest } from '../stage/backend.ts';
import { clinic } from '../data/clinic.ts';
import { signedIn } from '../data/session.ts';
import { stage } from '../stage/stage.tsx';

const PEOPLE: readonly [last: string, first: string, groups: Group[], of: string][] = [
  ['Arnaud', 'Odile', ['OFFICE_ADMIN', 'DOCTOR'], 'Northside Eye Clinic'],
  ['Bauer', 'Sven', ['SUPPORT_BASIC'], 'Isopter Support'],
  ['Bourne', 'Harriet', ['DOCTOR'], 'Harbour Vision Center'],
  ['Grantham', 'Olga', ['OFFICE_GROUP_ADMIN'], 'Northside Eye Clinic'],
  ['محمود', 'ليلى', ['OPERATOR'], 'مركز الشمال للعيون'],
];
export const USERS = PEOPLE.map(([last_name, first_name, groups, office_group], index): SupportUser => ({
  id: `a0000000-0000-4000-8000-00000000000${index}`,
  employee_id: `b0000000-0000-4000-8000-00000000000${index}`,
  first_name,
  last_name,
  email: `person${index}@clinic.example`,
  username: `person${index}`,
  groups,
  office_group,
  date_joined: `2026-0${index + 1}-04T09:00:00Z`,
}));
export const ARNAUD = USERS[0]!;
export const OFFICES: SupportOffice[] = ['Lakeview', 'Main Street'].map((name) => ({
  name,
  office_group: 'Northside Eye Clinic',
  street_address: '18 Lakeview Drive',
  city: 'Lakeview',
  zip: '55057',
  state: 'Minnesota',
  phone: '+15075550100',
  country: 'United States',
}));
export const DEVICES = ['Lane 1 headset', 'Lane 2 headset'].map((name, index): SupportDevice => ({
  id: `d0000000-0000-4000-8000-00000000000${index}`,
  name,
  device_type: 'S',
  app_version: '5.0.0',
  serial_number: `SN-000${index}`,
  office_group: 'Northside Eye Clinic',
  claimed: index === 0,
}));

/** Records the queries of the lists. */
export const asked = fn<(query: Record<string, string>) => void>();
/** Records the calls that change something, with their data. */
export const did = fn<(call: string, request: Pick<BackendRequest, 'params' | 'body'>) => void>();
const noted =
  (call: string) =>
  ({ params, body }: BackendRequest) => {
    did(call, { params, body });
    return undefined;
  };
/** Answers a list, and notes what was asked of it. */
export const listing =
  <T>(results: readonly T[], count = 1204) =>
  ({ query }: BackendRequest) => {
    asked(query);
    return { results: [...results], count };
  };
const handlers: BackendHandlers = {
  ...clinic,
  listSupportUsers: listing(USERS),
  listSupportOffices: listing(OFFICES, 2),
  listSupportDevices: listing(DEVICES, 2),
  updateUserEmail: noted('updateUserEmail'),
  assignUserToOga: noted('assignUserToOga'),
  deleteEmployee: noted('deleteEmployee'),
  unlinkDevice: noted('unlinkDevice'),
};
/** Somebody of a group of support. */
export const as = (name: Group): SignedIn => ({ ...signedIn, user: { ...signedIn.user, groups: [{ name }] } });
/** Enters the console, with other answers or as somebody else. */
export const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('SUPPORT_BASIC')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    did.mockClear();
    toasts.clear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

/** The whole page, including overlays. */
export const page = within(document.body);
export type Canvas = ReturnType<typeof within>;

/** The row that has a name. */
export const rowOf = (canvas: Canvas, name: RegExp): Promise<HTMLElement> => canvas.findByRole('row', { name });
/** Returns the entries of a row's menu; none if it has no menu. */
export const offersOf = async (canvas: Canvas, name: RegExp): Promise<(string | null)[]> => {
  const row = within(await rowOf(canvas, name));
  const buttons = row.queryAllByRole('button');
  if (buttons.length === 0) return [];
  await userEvent.click(buttons.at(-1)!);
  const items = (await page.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  return items;
};
/** Does something with a row. */
export const does = async (canvas: Canvas, name: RegExp, action: string): Promise<void> => {
  await userEvent.click(
    within(await rowOf(canvas, name))
      .getAllByRole('button')
      .at(-1)!,
  );
  await userEvent.click(await page.findByRole('menuitem', { name: action }));
};
/** The headings of the columns. */
export const titlesOf = (canvas: Canvas): (string | null)[] =>
  canvas.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent);
