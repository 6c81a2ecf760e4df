import type { SignIn } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/stage/backend.ts';
import { enterWorld, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { HERE, SIGN_INS, TABLET } from '../../../fakes/data/signIns.ts';
import { SignInList } from './SignInList.tsx';

const ended = fn();

const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    ended.mockClear();
    let left: SignIn[] = SIGN_INS;
    const handlers: BackendHandlers = {
      listSignIns: () => left,
      endSignIn: ({ params }) => {
        ended(params['id']);
        left = left.filter(({ id }) => id !== params['id']);
        return undefined;
      },
      endOtherSignIns: () => {
        ended('others');
        left = [HERE];
        return undefined;
      },
    };
    return enterWorld({ handlers: { ...handlers, ...more } }, String(globals['locale']));
  };

const meta = preview.meta({
  title: 'Screens/Signed-in devices',
  component: ScreenStage,
  args: { screen: SignInList, route: '/preferences', path: '/preferences' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const List = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Loading = meta.story({ beforeEach: enter({ listSignIns: never }) });

export const Failed = meta.story({
  ...english,
  name: 'Says that the list could not be loaded',
  beforeEach: enter({ listSignIns: () => refuse(500, 'Server error.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sign-ins could not be loaded')).toBeVisible();
  },
});

export const Ends = meta.story({
  ...english,
  name: 'Lists the browsers, this one marked, and signs out one or all others after a question [OUR-120] [OUR-121]',
  play: async ({ canvas }) => {
    const here = await canvas.findByRole('row', { name: /Chrome on Windows/ });
    await expect(here).toHaveTextContent('This browser');
    await expect(within(here).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('row', { name: /Unknown browser/ })).toBeVisible();
    const tablet = within(canvas.getByRole('row', { name: /Safari on iPadOS/ }));
    await userEvent.click(await tablet.findByRole('button', { name: 'Sign out' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out there?' });
    await expect(ended).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Safari on iPadOS/ })).toBeNull());
    await expect(ended).toHaveBeenCalledWith(TABLET.id);

    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const all = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
    await userEvent.click(within(all).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith('others'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
    toasts.clear();
  },
});
