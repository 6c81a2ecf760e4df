import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { inEnglish } from '../../../fakes/stage/ScreenStage.tsx';
import { stageZeroPii } from '../../../fakes/scenes/zeroPii.ts';
import type { SignedIn } from '../../../lib/platform/session/session.ts';
import { close } from '../commands/opened.ts';

const zhao = patients.find(({ last_name }) => last_name === 'Zhao')!;

const enter =
  (handlers: BackendHandlers = {}, current: SignedIn = signedIn) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    close();
    return stage(String(globals['locale']), { ...clinic, ...handlers }, current);
  };

const meta = preview.meta({
  title: 'Screens/Find a patient',
  component: AppAt,
  args: { path: '/contact' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(),
});

type Canvas = ReturnType<typeof within>;

/** Opens the search by its button. */
async function openFieldOf(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Find a patient' }));
  const field = await canvas.findByRole('combobox', { name: 'Find a patient' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** While the list is open, everything else is hidden from assistive technology. */
async function closeList(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Found = meta.story({
  name: 'Lists patients with date of birth and ID, and opens the one chosen by keys [OUR-740]',
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('fp');
    const field = await canvas.findByRole('combobox', { name: 'Find a patient' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'a-');
    const option = await screen.findByRole('option', { name: /Zhao, Mei-Ling/ });
    await expect(option).toHaveTextContent('07/29/1949, A-18862');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { name: /Okafor, Adaeze/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Find a patient' })).toBeNull());
  }),
});

export const Only = meta.story({
  name: 'Opens the only patient found with Enter [OUR-740]',
  tags: ['@all'],
  play: inEnglish(async ({ canvas }) => {
    await userEvent.type(await openFieldOf(canvas), 'zhao');
    await screen.findByRole('option', { name: /Zhao/ });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: new RegExp(zhao.last_name!) })).toBeVisible();
  }),
});

export const GivenUp = meta.story({
  name: 'Closes with Escape and gives the focus back [OUR-740]',
  tags: ['@all'],
  play: inEnglish(async ({ canvas }) => {
    await openFieldOf(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Find a patient' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Find a patient' })).toHaveFocus();
  }),
});

export const Nobody = meta.story({
  name: 'Says that nobody was found, and what to check [OUR-740] [OUR-741]',
  play: inEnglish(async ({ canvas }) => {
    await userEvent.type(await openFieldOf(canvas), 'zzz');
    await expect(
      await screen.findByText('No patient found. Check the spelling, the date of birth or the ID.'),
    ).toBeVisible();
    await closeList();
  }),
});

let isDown = true;

export const Failed = meta.story({
  name: 'Tries again after a failure [OUR-740]',
  beforeEach: async (context) => {
    isDown = true;
    const listPatients: BackendHandlers['listPatients'] = (request) =>
      isDown ? refuse(500, 'Server error.') : clinic.listPatients!(request);
    return enter({ listPatients })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.type(await openFieldOf(canvas), 'zhao');
    const retry = await screen.findByRole('option', { name: /The suggestions could not be loaded/ });
    isDown = false;
    await userEvent.click(retry);
    await expect(await screen.findByRole('option', { name: /Zhao, Mei-Ling/ })).toBeVisible();
    await closeList();
  }),
});

export const Loading = meta.story({
  name: 'Says that it is searching [OUR-740]',
  beforeEach: enter({ listPatients: never }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.type(await openFieldOf(canvas), 'zhao');
    await expect(within(await screen.findByRole('listbox')).getByText('Loading…')).toBeVisible();
    await closeList();
  }),
});

export const OnPhone = meta.story({
  name: 'Is an icon on a phone, and its field as wide as the header [OUR-740]',
  tags: ['@all'],
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvas }) => {
    const field = await openFieldOf(canvas);
    await userEvent.type(field, 'zhao');
    await expect(await screen.findByRole('option', { name: /Zhao, Mei-Ling/ })).toBeVisible();
    await expect(field.closest('[role="search"]')!.getBoundingClientRect().width).toBe(innerWidth);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find a patient' })).toHaveFocus());
  }),
});

export const ZeroPii = meta.story({
  name: 'Searches the local copy in zero-PII mode, from the third letter on [OUR-740]',
  tags: ['@all'],
  beforeEach: ({ globals }) => {
    close();
    return stageZeroPii(String(globals['locale']), { received: [], hasKey: true });
  },
  play: inEnglish(async ({ canvas }) => {
    const field = await openFieldOf(canvas);
    await userEvent.type(field, 'zh');
    await expect(await screen.findByText(/No patient found\. .* Type at least three characters\./)).toBeVisible();
    await waitFor(async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'zhao');
      await expect(await screen.findByRole('option', { name: /Zhao, Mei-Ling/ })).toBeVisible();
    });
    await closeList();
  }),
});

/** Expects the screen to be there without the search. */
const expectNoSearch = inEnglish(async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByRole('button', { name: /^Language:/ });
  await expect(canvas.queryByRole('button', { name: 'Find a patient' })).toBeNull();
});

export const Visitor = meta.story({
  name: 'Is not shown to visitors of the demo mode [OUR-740]',
  args: { path: '/demo-mode' },
  beforeEach: enter({}, { ...signedIn, office_group: { ...signedIn.office_group, demo_mode: true }, demo_mode: true }),
  play: expectNoSearch,
});

export const Technician = meta.story({
  name: 'Is not shown to a role that may not see patients [OUR-740]',
  args: { path: '/techall-mode' },
  beforeEach: enter({}, { ...signedIn, user: { ...signedIn.user, groups: [{ name: 'TECHALL_USER' }] } }),
  play: expectNoSearch,
});
