import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse, type BackendHandlers } from '../../../fakes/stage/backend.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';

const meta = preview.meta({
  title: 'Screens/Preferences/Calendar',
  component: ScreenStage,
  args: { screen: CalendarFeed, route: '/preferences', path: '/preferences' },
  globals: { viewport: { value: 'desktop' } },
});

const TOKENS = ['a'.repeat(43), 'b'.repeat(43)];

/** A server that remembers whether there is an address. */
function feedHandlers(): BackendHandlers {
  let made = 0;
  let isThere = false;
  return {
    getCalendarFeed: () => ({ feed: isThere ? { created: '2026-11-20T09:00:00Z', last_read: null } : null }),
    createCalendarFeed: () => {
      isThere = true;
      made += 1;
      return { token: TOKENS[made - 1]!, created: '2026-11-20T09:00:00Z' };
    },
    deleteCalendarFeed: () => {
      isThere = false;
      return undefined;
    },
  };
}
const begin = (context: { globals: Record<string, unknown> }): Promise<() => void> =>
  enter({ handlers: feedHandlers() })(context);

export const Created = meta.story({
  name: 'Creates the address of a calendar, shows it once, renews and revokes it [OUR-772]',
  beforeEach: begin,
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create address' }));
    await expect(await canvas.findByText(new RegExp(`/api/calendar/\\?token=${TOKENS[0]!}$`))).toBeVisible();
    await expect(canvas.getByText(/^Copy it now/)).toBeVisible();
    await expect(await canvas.findByText(/No calendar has read it yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew address' }));
    const renew = within(await screen.findByRole('alertdialog', { name: 'Renew address?' }));
    await userEvent.click(renew.getByRole('button', { name: 'Renew address' }));
    await expect(await canvas.findByText(new RegExp(TOKENS[1]!))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(TOKENS[0]!))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke address' }));
    const revoke = within(await screen.findByRole('alertdialog', { name: 'Revoke address?' }));
    await userEvent.click(revoke.getByRole('button', { name: 'Revoke address' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create address' })).toBeVisible());
    await expect(canvas.queryByText(new RegExp(TOKENS[1]!))).toBeNull();
  }),
});

export const NotLoaded = meta.story({
  name: 'Says that the address could not be loaded',
  tags: ['!autodocs'],
  beforeEach: enter({ handlers: { getCalendarFeed: () => refuse(500, '') } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The address could not be loaded.')).toBeVisible();
  }),
});
