import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../fakes/stage/backend.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { stageZeroPii } from '../../fakes/scenes/zeroPii.ts';

/** Collects the patient data sent to the server. */
const received: unknown[] = [];
type Canvas = ReturnType<typeof within>;
const asked = (): string => JSON.stringify(received);

const enter =
  (wish: Parameters<typeof stageZeroPii>[1] = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) =>
    stageZeroPii(String(globals['locale']), { received, hasKey: true, ...wish });

const meta = preview.meta({
  title: 'Screens/Zero-PII',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});

export const Encrypting = meta.story({
  name: 'Shows how many patients are encrypted during encryption (of PII-04) (of PII-14)',
  beforeEach: enter({ as: 'OFFICE_GROUP_ADMIN', isEncrypted: false, backend: { updatePatient: never } }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Encrypting patients' });
    await expect(bar).toHaveTextContent('0 of 10');
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
    // one job at a time: nothing is copied yet
    const copied = received.filter((query) => {
      const { ordering, is_encrypted } = query as Record<string, string | undefined>;
      return ordering === 'updated' && is_encrypted === undefined;
    });
    await expect(copied).toEqual([]);
  },
});

export const Failed = meta.story({
  name: 'Says that not all could be encrypted, leaves everything usable, and tries again (of PII-14)',
  tags: ['@all'],
  beforeEach: () => {
    let isRefused = true;
    const refuseOnce = () => (isRefused ? refuse(500, 'Server error.') : undefined!);
    return stageZeroPii('en-US', {
      as: 'OFFICE_GROUP_ADMIN',
      received,
      hasKey: true,
      isEncrypted: false,
      backend: {
        updatePatient: () => {
          const answer = refuseOnce();
          isRefused = false;
          return answer ?? refuse(404, 'Not found.');
        },
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not all patients could be encrypted.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
    const before = received.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(received.length).toBeGreaterThan(before));
  },
});

export const NotTheirs = meta.story({
  name: 'Encrypts nobody for who is no office-group admin, and copies the patients all the same (of PII-04) (of PII-05)',
  tags: ['@all'],
  beforeEach: enter({ isEncrypted: false }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Okafor, Adaeze' });
    await waitFor(() => expect(asked()).toContain('"ordering":"updated"'));
    await expect(asked()).not.toContain('encrypted_pii');
  },
});

export const Searched = meta.story({
  name: 'Finds patients in the copy from three letters on, and tells the server their ids alone [PII-06] (of PII-11)',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Okafor, Adaeze' });
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'ok{Enter}');
    await expect(await canvas.findByText('Type at least three characters.')).toBeVisible();
    await userEvent.type(search, 'af{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /, / })).toHaveLength(1));
    await expect(asked()).toContain('"id__in"');
    await expect(asked()).not.toMatch(/"search"|oka/i);
  },
});

export const OneSize = meta.story({
  name: 'Has pages of 20 patients, and none sorted by what the server cannot read [PII-06]',
  tags: ['@all'],
  args: { path: '/patients?size=100&sort=last_name' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Okafor, Adaeze' });
    const lists = received.filter((query) => (query as { limit?: string }).limit === '20');
    await expect(lists.length).toBeGreaterThan(0);
    await expect(asked()).not.toContain('last_name');
    await userEvent.click(canvas.getByRole('button', { name: /20 a page/ }));
    await expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual(['20 a page']);
  },
});

const field = (canvas: Canvas, label: string): Promise<HTMLElement> =>
  canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });

/** Types a new patient and saves. @returns the field of the first name */
async function enterPatient(canvas: Canvas): Promise<HTMLElement> {
  const first = await field(canvas, 'First name');
  await userEvent.type(first, 'Ngozi');
  await userEvent.type(await field(canvas, 'Last name'), 'Nnamdi');
  await userEvent.type(await field(canvas, 'Date of birth'), '03/14/1961');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  return first;
}

export const Entered = meta.story({
  name: 'Sends a new patient encrypted, and shows the name [PII-12] (of PII-11)',
  args: { path: '/patients/new' },
  play: async ({ canvas }) => {
    await enterPatient(canvas);
    await waitFor(() => expect(asked()).toContain('encrypted_pii'));
    await expect(asked()).not.toMatch(/Ngozi|Nnamdi|1961-03-14/);
  },
});

export const WithoutKey = meta.story({
  name: 'Sends no data of a new patient without the key, shows why, and keeps the input [PII-08] (of PII-11)',
  tags: ['@all'],
  args: { path: '/patients/new' },
  beforeEach: enter({ hasKey: false }),
  play: async ({ canvas }) => {
    const first = await enterPatient(canvas);
    await expect(await canvas.findByText('Names are encrypted: enter the encryption key first.')).toBeVisible();
    await expect(first).toHaveValue('Ngozi');
    await expect(asked()).not.toMatch(/Ngozi|Nnamdi|1961-03-14|encrypted_pii/);
  },
});
