import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/stage/backend.ts';
import { clinic } from '../../../fakes/data/clinic.ts';
import { DESK_KEY, withKeys } from '../../../fakes/browser/securityKeys.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const renamed = fn();

const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    renamed.mockClear();
    return stage(String(globals['locale']), {
      ...clinic,
      ...withKeys,
      updateAuthenticator: ({ body }) => {
        renamed(body);
        return undefined;
      },
      ...more,
    });
  };

const meta = preview.meta({
  title: 'Screens/Security keys/Name',
  component: AppAt,
  args: { path: `/authenticator/edit/${DESK_KEY.id}` },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: /^Name/ });

export const Form = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Loading = meta.story({ beforeEach: enter({ getAuthenticator: never }) });

export const Renamed = meta.story({
  ...english,
  name: 'Renames a key and confirms it in a toast [KEY-02]',
  play: async () => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), '  Green key {Enter}');
    await expect(await screen.findByText('Security key renamed.')).toBeVisible();
    await expect(renamed).toHaveBeenCalledWith({ label: 'Green key', version: 0 });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull());
  },
});

export const Required = meta.story({
  ...english,
  name: 'Asks for a name, at its field [KEY-02]',
  play: async () => {
    await userEvent.clear(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Name is required/));
    await expect(renamed).not.toHaveBeenCalled();
  },
});

export const NotRenamed = meta.story({
  ...english,
  name: 'Says that a key could not be renamed, and leads back as after a rename [KEY-02] [KEY-04]',
  beforeEach: enter({ updateAuthenticator: () => refuse(500, 'Server error.') }),
  play: async () => {
    await userEvent.type(await field(), ' 2{Enter}');
    await expect(await screen.findByText('The security key could not be renamed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull());
  },
});

export const Gone = meta.story({
  ...english,
  name: 'Says that a key no longer exists',
  args: { path: '/authenticator/edit/5e000000-0000-4000-8000-00000000000f' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The security key could not be loaded')).toBeVisible();
  },
});
