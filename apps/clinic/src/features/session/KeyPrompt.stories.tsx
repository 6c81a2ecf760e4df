import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keepSessions } from '../../fakes/scenes/sessions.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { KEY, stageZeroPii } from '../../fakes/scenes/zeroPii.ts';
import { queryConfirmation } from '../../fakes/actions/confirmation.ts';

type Canvas = ReturnType<typeof within>;
type Wish = Parameters<typeof stageZeroPii>[1];

const enter =
  (wish: Wish = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) =>
    stageZeroPii(String(globals['locale']), wish);

const meta = preview.meta({
  title: 'Screens/Encryption key',
  component: AppAt,
  args: { path: '/zero-pii-prompt' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const Asked = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });

const enterKey = async (canvas: Canvas, key: string): Promise<void> => {
  const field = await canvas.findByLabelText('Key');
  if (key !== '') await userEvent.type(field, key);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Wrong key' });

export const Right = meta.story({
  ...english,
  name: 'Opens the names with the right key, and keeps it out of local storage (of PII-03) (of PII-13)',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await enterKey(canvas, KEY);
    await expect(await screen.findByText(/^The key is correct/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
    await expect(localStorage.getItem('isopter.zero_pii')).toBe('true');
    await expect(JSON.stringify(localStorage)).not.toMatch(/owl-at|pbkdf2|Okafor/);
  },
});

export const Technician = meta.story({
  ...english,
  name: 'Leads a technician admin to those who wait (of PII-03)',
  tags: ['@all'],
  beforeEach: enter({ as: 'TECHALL_ADMIN', backend: keepSessions([]) }),
  play: async ({ canvas }) => {
    await enterKey(canvas, KEY);
    await expect(await canvas.findByRole('heading', { name: 'Waiting sessions' })).toBeVisible();
  },
});

export const Wrong = meta.story({
  ...english,
  name: 'Says that a key is wrong, or none, and asks again (of PII-03)',
  tags: ['@all'],
  play: async ({ canvas }) => {
    for (const key of ['', 'owl-at-dawn']) {
      await enterKey(canvas, key);
      const dialog = within(await question());
      await expect(dialog.getByText(/^This is not the key of your clinic\. Without the key/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(queryConfirmation()).toBeNull());
    }
    await userEvent.clear(canvas.getByLabelText('Key'));
    await enterKey(canvas, KEY);
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
  },
});

export const Without = meta.story({
  ...english,
  name: 'Continues without the key, with placeholders and a button that asks for the key (of PII-03) [PII-08]',
  tags: ['@all'],
  play: async ({ canvas, canvasElement }) => {
    await enterKey(canvas, 'owl-at-dawn');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Continue without the key' }));
    await expect(await canvas.findByRole('row', { name: 'A-20418' })).toBeVisible();
    await expect(await canvas.findByText('Names are encrypted, and this device does not have the key.')).toBeVisible();
    // patients with neither a name nor an id number
    await expect(canvas.getAllByRole('rowheader', { name: /Encrypted/ }).length).toBeGreaterThan(0);
    await expect(canvasElement.textContent).not.toMatch(/Okafor|1961|==/);
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the key' }));
    await enterKey(within(await screen.findByRole('dialog', { name: 'Encryption key' })), KEY);
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
  },
});

export const NotWanted = meta.story({
  ...english,
  name: 'Leads on where this device has the key [PII-16] (of PII-03)',
  beforeEach: enter({ hasKey: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(canvas.queryByLabelText('Key')).toBeNull();
  },
});
