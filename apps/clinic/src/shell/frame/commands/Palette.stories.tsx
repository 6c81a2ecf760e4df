import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clinic } from '../../../fakes/data/clinic.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../../lib/platform/session/session.ts';

const LAKESIDE = { id: '0c000000-0000-4000-8000-000000000002', name: 'Lakeside Eye Clinic' };
const switched = fn();

/** A corporate admin has the most entries in the frame. */
const corporateAdmin: SignedIn = {
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name: 'CORPORATE_ADMIN' }] },
  office_group: {
    ...signedIn.office_group,
    corporation: { office_groups: [{ id: signedIn.office_group.id, name: signedIn.office_group.name }, LAKESIDE] },
  },
};

const meta = preview.meta({
  title: 'Screens/Command palette',
  component: AppAt,
  args: { path: '/contact' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: () => {
    switched.mockClear();
    const handlers = {
      ...clinic,
      switchOfficeGroup: ({ body }: { body?: unknown }) => {
        switched(body);
        return undefined;
      },
    };
    return stage('en-US', handlers, corporateAdmin);
  },
});

const body = within(document.body);
type Canvas = ReturnType<typeof within>;

const openPalette = async (): Promise<Canvas> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await body.findByRole('dialog', { name: 'Command palette' }));
};

const hrefsOf = (items: Iterable<Element>): (string | null)[] => [...items].map((item) => item.getAttribute('href'));

/** Returns the entries of a menu of the frame; an option is named after its section and itself. */
async function offered(canvas: Canvas, button: RegExp | string, role: 'menu' | 'listbox' = 'menu'): Promise<string[]> {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const menu = await body.findByRole(role);
  const names = [...menu.querySelectorAll('[role^=menuitem], [role=option]')].map((item) => {
    const title = item.closest('[role=group]')?.firstElementChild?.textContent;
    const name = item.textContent;
    return item.getAttribute('role') === 'menuitemradio' && title ? `${title}: ${name}` : name;
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole(role)).toBeNull());
  return names;
}

export const Whole = meta.story({
  name: 'Has all that navigation, header, footer and their menus offer [OUR-376]',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const links = hrefsOf(document.querySelectorAll('header a, nav a, footer a'));
    const languages = (await offered(canvas, /^Language:/, 'listbox')).map((name) => `Language: ${name}`);
    const groups = (await offered(canvas, signedIn.office_group.name))
      .filter((name) => name !== signedIn.office_group.name)
      .map((name) => `Switch to ${name}`);
    const own = (await offered(canvas, /account and display/)).filter((name) => name !== 'Open the command palette');
    const commands: HTMLElement[] = await (await openPalette()).findAllByRole('menuitem');
    const names = commands.map(({ textContent }) => textContent);

    await expect(links.length).toBeGreaterThan(0);
    await expect(hrefsOf(commands)).toEqual(expect.arrayContaining(links));
    for (const offers of [languages, groups, own]) {
      await expect(offers.length).toBeGreaterThan(0);
      await expect(names).toEqual(expect.arrayContaining(offers));
    }
  },
});

export const OfficeGroups = meta.story({
  name: 'Switches a corporate admin to another office group (of AUTH-16)',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const palette = await openPalette();
    await userEvent.click(await palette.findByRole('menuitem', { name: 'Switch to Lakeside Eye Clinic' }));
    await waitFor(() => expect(switched).toHaveBeenCalledWith({ office_group: LAKESIDE.id }));
  },
});
