import type { Authenticator, Group } from '@isopter/contract';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clinic } from '../../../fakes/data/clinic.ts';
import { DESK_KEY, withKeys } from '../../../fakes/browser/securityKeys.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const enter =
  (group: Group, isRequired: boolean, keys: Authenticator[]) =>
  ({ globals }: { globals: Record<string, unknown> }) =>
    stage(
      String(globals['locale']),
      {
        ...clinic,
        ...withKeys,
        getPreferences: () => signedIn.preferences,
        listSignIns: () => [],
        listAuthenticators: () => keys,
      },
      {
        ...signedIn,
        user: { ...signedIn.user, groups: [{ name: group }], is_webauthn_authentication_required: isRequired },
      },
    );

const meta = preview.meta({
  title: 'Screens/Security keys/Own',
  component: AppAt,
  args: { path: '/preferences?tab=2&authenticator=1' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter('OFFICE_ADMIN', true, []),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const dialog = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('dialog', { name: 'Preferences' }));

export const Needed = meta.story({
  ...english,
  name: 'Are added by an office admin who has to have one, who decides nothing for the clinic [OUR-406]',
  play: async () => {
    const found = await dialog();
    await expect(await found.findByText('No security keys yet')).toBeVisible();
    await expect(found.getByRole('button', { name: 'Add a security key' })).toBeEnabled();
    await expect(found.queryByRole('checkbox', { name: 'Security keys' })).toBeNull();
  },
});

export const Kept = meta.story({
  ...english,
  name: 'Are managed by users who have one, also if none is required [OUR-406]',
  beforeEach: enter('DOCTOR', false, [DESK_KEY]),
  play: async () => {
    const row = await (await dialog()).findByRole('row', { name: new RegExp(DESK_KEY.label) });
    await expect(within(row).getByRole('button')).toBeEnabled();
  },
});

export const NotNeeded = meta.story({
  ...english,
  name: 'Are not offered to users who need none [OUR-406]',
  beforeEach: enter('DOCTOR', false, []),
  play: async () => {
    const found = await dialog();
    await expect(await found.findByText('Where you are signed in')).toBeVisible();
    await expect(found.queryByText('No security keys yet')).toBeNull();
  },
});
