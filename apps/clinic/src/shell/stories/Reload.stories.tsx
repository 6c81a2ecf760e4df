import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { endSession } from '../../lib/platform/session/endSession.ts';
import { keepAccess } from '../../lib/platform/session/keptAccess.ts';
import { session, type SignedIn } from '../../lib/platform/session/session.ts';

/** The moment after a reload: the server has not answered yet. */
const reload =
  (before: SignedIn = signedIn) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    const leave = await stage(String(globals['locale']), clinic, before);
    keepAccess(accessOf(before));
    Object.assign(session, { status: 'restoring', current: null });
    return leave;
  };

const meta = preview.meta({
  title: 'Screens/Reload',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: reload(),
});

const placesOf = (canvas: HTMLElement): (readonly [string, number, number, number, number])[] =>
  [...canvas.querySelectorAll('nav, nav a, header, header button, main')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // the office group and the account come with the session, the screen has its own height
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return [name, x, y, width, element.tagName === 'MAIN' ? 0 : height] as const;
  });

export const Frame = meta.story({ name: 'Frame until the server has answered' });

export const Restoring = meta.story({
  name: 'Shows navigation and header at once after a reload, and moves nothing when the session is there [OUR-950]',
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    const navigation = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(within(navigation).getByRole('link', { name: 'Patients' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('button', { name: /^Find a patient/ })).toBeDisabled();
    await expect(canvas.getByText('Opening your session')).toBeInTheDocument();
    await expect(canvas.queryByText(signedIn.office_group.name)).toBeNull();
    const before = placesOf(canvasElement);
    Object.assign(session, { status: 'signed-in', current: structuredClone(signedIn) });
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Find a patient/ })).toBeEnabled());
    const after = new Map(placesOf(canvasElement).map((place) => [place[0], place]));
    for (const place of before.filter(([name]) => after.has(name))) await expect(after.get(place[0])).toEqual(place);
    await expect(before.length).toBeGreaterThan(8);
  },
});

export const Over = meta.story({
  name: 'Asks to sign in when the session is over, and forgets the roles [OUR-950] [AUTH-10]',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main' });
    endSession('ended');
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(localStorage.getItem('isopter.access')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

const demo: SignedIn = {
  ...signedIn,
  office_group: { ...signedIn.office_group, demo_mode: true },
  preferences: { ...signedIn.preferences, enable_demo_mode: true },
};

export const Visitors = meta.story({
  name: 'Shows visitors of the demo mode no navigation while the session is restored [OUR-950] [DEMO-04]',
  globals: { locale: 'en-US' },
  beforeEach: reload(demo),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening your session')).toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});
