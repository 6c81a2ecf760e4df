import type { EmployeesFileCheck } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { clinic } from '../../../fakes/data/clinic.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { LAKEVIEW, MAIN } from '../../../fakes/data/users.ts';
import type { SignedIn } from '../../../lib/platform/session/session.ts';

const values = {
  first_name: 'Nina',
  last_name: 'Okoye',
  username: 'nokoye',
  email: 'nina.okoye@northside.example',
  phone_number: '',
  offices: 'Northside Main Street',
  roles: 'DOCTOR',
  administered_offices: '',
};
const WRONG: EmployeesFileCheck = {
  problems: [],
  lines: [
    { line: 2, values, errors: [] },
    {
      line: 3,
      values: { ...values, last_name: '', email: 'no address' },
      errors: [
        { field: 'last_name', code: 'required', detail: 'This value is required.' },
        { field: 'email', code: 'invalid_email', detail: 'This is not an e-mail address.' },
      ],
    },
  ],
};
const RIGHT: EmployeesFileCheck = { problems: [], lines: [{ line: 2, values, errors: [] }] };

const imported = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listOffices: () => ({ results: [LAKEVIEW, MAIN], count: 2 }),
  listEmployees: () => ({ results: [], count: 0 }),
  checkEmployeeImport: ({ body }) => {
    const { csv } = body as { csv: string };
    if (csv.startsWith('pet')) return { problems: [{ code: 'unknown_column', detail: 'pet', line: 1 }], lines: [] };
    return csv.includes('no address') ? WRONG : RIGHT;
  },
  importEmployees: ({ body }) => {
    imported(body);
    return { imported: 1 };
  },
};
const admin: SignedIn = {
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }], administrated_offices: [MAIN.id] },
};
const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    imported.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, admin);
  };

const meta = preview.meta({
  title: 'Screens/Users/Import',
  component: AppAt,
  args: { path: '/users/import' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } } };
const page = within(document.body);
const choose = async (text: BlobPart): Promise<void> => {
  await waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File([text], 'users.csv', { type: 'text/csv' }));
};

export const Empty = meta.story({});
export const WithErrors = meta.story({ play: () => choose('no address') });
export const Dark = meta.story({ globals: { theme: 'dark' }, play: () => choose('no address') });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: () => choose('no address') });
export const Arabic = meta.story({ globals: { locale: 'ar-EG' }, play: () => choose('no address') });

export const Corrected = meta.story({
  ...english,
  name: 'Lists every line with its errors, and imports the corrected file as a whole [OUR-526]',
  play: async ({ canvas }) => {
    await choose('no address');
    await expect(await canvas.findByText('1 line has errors. Correct the file and choose it again.')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /^Line 3|^3/ }));
    await expect(row.getByText('Last name: required · E-mail: not a valid e-mail address')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 2 users' })).toBeDisabled();
    await choose('right');
    const submit = await canvas.findByRole('button', { name: 'Import 1 user' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await expect(await page.findByText('1 user imported.')).toBeVisible();
    await expect(imported).toHaveBeenCalledWith({ csv: 'right' });
  },
});

export const Unusable = meta.story({
  ...english,
  name: 'Says why a file is not a table of users, and refuses files that are not UTF-8 [OUR-526]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await choose('pet');
    await expect(await canvas.findByText('Line 1: The column “pet” is unknown.')).toBeVisible();
    await choose(new Uint8Array([0x61, 0xe9]));
    await expect(await canvas.findByText('The file is not UTF-8 text. Save it as “CSV UTF-8”.')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  ...english,
  name: 'Checks the same file again after a failure [OUR-526]',
  beforeEach: (context) => {
    let isFirst = true;
    return enter({
      checkEmployeeImport: () => {
        if (!isFirst) return RIGHT;
        isFirst = false;
        return refuse(503, 'Not now.');
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await choose('right');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('No errors. Import the users.')).toBeVisible();
  },
});
