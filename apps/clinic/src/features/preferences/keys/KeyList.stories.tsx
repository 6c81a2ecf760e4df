import { toasts } from '@isopter/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/stage/backend.ts';
import { enterWorld, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { cancelled, DESK_KEY, endDialog, SPARE_KEY, withKeys } from '../../../fakes/browser/securityKeys.ts';
import { KeyList } from './KeyList.tsx';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const removed = fn();

const enter =
  (more: BackendHandlers = {}, dialog = cancelled) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    removed.mockClear();
    const leave = await enterWorld({ handlers: { ...withKeys, ...more } }, String(globals['locale']));
    const bringBack = endDialog(dialog);
    return () => {
      bringBack();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Security keys/List',
  component: ScreenStage,
  args: { screen: KeyList, route: '/preferences', path: '/preferences' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;
const row = (canvas: Canvas, name: string): Promise<HTMLElement> =>
  canvas.findByRole('row', { name: new RegExp(name) });
const add = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Add a security key' });

export const List = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Loading = meta.story({ beforeEach: enter({ listAuthenticators: never }) });
export const Empty = meta.story({ beforeEach: enter({ listAuthenticators: () => [] }) });

export const Listed = meta.story({
  ...english,
  name: 'Lists the keys, with when each was added and last used [KEY-01] [KEY-04] [OUR-94]',
  play: async ({ canvas }) => {
    await expect(await row(canvas, DESK_KEY.label)).toHaveTextContent('10/05/2026');
    await expect(await row(canvas, SPARE_KEY.label)).toHaveTextContent('Not used yet');
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Says that the keys could not be loaded, and tries again',
  beforeEach: (context) => {
    let tries = 0;
    return enter({
      listAuthenticators: () => ((tries += 1) === 1 ? refuse(500, 'Server error.') : [DESK_KEY]),
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The security keys could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await row(canvas, DESK_KEY.label)).toBeVisible();
  },
});

export const Renames = meta.story({
  ...english,
  name: 'Leads to the name of a key [KEY-01]',
  play: async ({ canvas }) => {
    const spare = within(await row(canvas, SPARE_KEY.label));
    await userEvent.click(await spare.findByRole('button', { name: 'Rename' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/authenticator/edit/${SPARE_KEY.id}`);
  },
});

export const Removes = meta.story({
  ...english,
  name: 'Asks before a key is removed, says when it is the last one, and takes it off the list [KEY-04]',
  beforeEach: (context) => {
    let left = [DESK_KEY, SPARE_KEY];
    return enter({
      listAuthenticators: () => left,
      deleteAuthenticator: ({ params }) => {
        removed(params['id']);
        left = left.filter(({ id }) => id !== params['id']);
        return undefined;
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const remove = async (name: string): Promise<HTMLElement> => {
      const one = within(await row(canvas, name));
      await userEvent.click(await one.findByRole('button', { name: 'Remove' }));
      return screen.findByRole('alertdialog', { name: 'Remove this security key?' });
    };
    const question = await remove(SPARE_KEY.label);
    await expect(question).toHaveTextContent(SPARE_KEY.label);
    await expect(question).not.toHaveTextContent('It is your last one.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(removed).not.toHaveBeenCalled();

    await userEvent.click(within(await remove(SPARE_KEY.label)).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(SPARE_KEY.label) })).toBeNull());
    await expect(removed).toHaveBeenCalledWith(SPARE_KEY.id);
    await expect(await remove(DESK_KEY.label)).toHaveTextContent('It is your last one.');
  },
});

export const NotAdded = meta.story({
  ...english,
  name: 'Says that a key was not added when the browser’s dialog was closed [KEY-01]',
  play: async ({ canvas }) => {
    await row(canvas, DESK_KEY.label);
    await userEvent.click(add(canvas));
    await expect(await screen.findByText('The security key could not be added.')).toBeVisible();
    await waitFor(() => expect(add(canvas)).toBeEnabled());
    toasts.clear();
  },
});

export const Known = meta.story({
  ...english,
  name: 'Says that a key is there already',
  beforeEach: enter({}, () => Promise.reject(new DOMException('It is there.', 'InvalidStateError'))),
  play: async ({ canvas }) => {
    await row(canvas, DESK_KEY.label);
    await userEvent.click(add(canvas));
    await expect(await screen.findByText('You have already added this security key.')).toBeVisible();
    toasts.clear();
  },
});

export const Full = meta.story({
  ...english,
  name: 'Says that there are as many keys as there can be [OUR-96]',
  beforeEach: enter({ startKeyRegistration: () => refuse(409, 'Too many.', { name: 'TooManyKeys' }) }),
  play: async ({ canvas }) => {
    await row(canvas, DESK_KEY.label);
    await userEvent.click(add(canvas));
    await expect(await screen.findByText(/^You have the maximum number of security keys/)).toBeVisible();
    toasts.clear();
  },
});

export const Unsupported = meta.story({
  ...english,
  name: 'Says where keys cannot be used, and offers no more than the list',
  beforeEach: async (context) => {
    const leave = await enter()(context);
    const original = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')!;
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    return () => {
      Object.defineProperty(globalThis, 'PublicKeyCredential', original);
      leave();
    };
  },
  play: async ({ canvas }) => {
    await row(canvas, DESK_KEY.label);
    await expect(canvas.getByText(/^Security keys are not available here/)).toBeVisible();
    await expect(add(canvas)).toBeDisabled();
  },
});
