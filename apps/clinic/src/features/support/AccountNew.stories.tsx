import { ERROR } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse } from '../../fakes/stage/backend.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { as, did, enter, page } from '../../fakes/scenes/support.ts';

const meta = preview.meta({
  title: 'Screens/Support/New account',
  component: AppAt,
  args: { path: '/support/accounts/new' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };

export const Empty = meta.story({ name: 'Nothing typed yet' });

export const ReadOnlyAddress = meta.story({
  ...english,
  name: 'Leads read-only support from the address of a new account to the patients [SUP-02] [NAV-08]',
  beforeEach: enter({}, as('SUPPORT_READ_ONLY')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
  },
});

const PASSWORD = '-ab3cdefg7hjk4-';
export const NewAccount = meta.story({
  ...english,
  name: 'Makes a customer account, says what another one has at its field, and shows the password once, in a toast that stays [SUP-03] [SUP-07]',
  beforeEach: enter({
    createOfficeGroup: ({ params, body }) => {
      did('createOfficeGroup', { params, body });
      const attempts = did.mock.calls.length;
      if (attempts === 1) {
        return refuse(400, 'Some fields are not valid.', {
          fields: {
            name: [ERROR.OFFICE_GROUP_TAKEN],
            username: [ERROR.USERNAME_TAKEN],
            email: [ERROR.EMAIL_TAKEN],
          },
        });
      }
      if (attempts === 2) return refuse(409, 'Somebody else was faster.');
      return { name: 'Bayside Optics 2', user: { username: 'nora2', password: PASSWORD } };
    },
  }),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Create account' });
    await expect(submit).toBeDisabled();
    const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type(/^Name of the office group/, 'Bayside Optics');
    await type(/^First name/, 'Nora');
    await type(/^Last name/, 'Vance');
    await type(/^Username/, 'nora');
    await type(/^E-mail/, 'Nora@Bayside{Enter}');
    await userEvent.tab();
    await expect(await canvas.findByText('This is not an e-mail address')).toBeVisible();
    await expect(did).not.toHaveBeenCalled();
    await type(/^E-mail/, '.example');
    await expect(canvas.getByRole('checkbox', { name: /Waggoner/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Waggoner/ }));
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    for (const said of [
      'An office group with this name exists already.',
      'This username is taken.',
      'This e-mail address is taken.',
    ]) {
      await expect(await canvas.findByText(said)).toBeVisible();
    }
    await type(/^Name of the office group/, ' 2');
    await type(/^Username/, '2');
    await type(/^E-mail/, 'n');
    await userEvent.click(submit);
    await expect(await canvas.findByText('The account could not be created.')).toBeVisible();
    await userEvent.click(submit);
    const toast = within(await page.findByRole('alertdialog', { name: 'The account of Bayside Optics 2 is ready' }));
    await expect(toast.getByText('nora2')).toBeVisible();
    await expect(toast.getByText(PASSWORD)).toBeVisible();
    await expect(toasts.queue.visibleToasts.map(({ timeout }) => timeout)).toEqual([undefined]);
    await expect(did).toHaveBeenLastCalledWith('createOfficeGroup', {
      params: {},
      body: {
        name: 'Bayside Optics 2',
        user: { first_name: 'Nora', last_name: 'Vance', username: 'nora2', email: 'nora@bayside.examplen' },
        waggoner_module: true,
      },
    });
    await expect(await canvas.findByRole('tab', { name: 'Offices' })).toHaveAttribute('aria-selected', 'true');
    const kept = [localStorage, sessionStorage].map((storage) => Object.values<unknown>(storage).join());
    await expect([...kept, JSON.stringify(history.state), location.href].join()).not.toContain(PASSWORD);
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByText(PASSWORD)).toBeNull());
  },
});
