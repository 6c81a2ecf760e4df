import type { Patient } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { patients } from '../../fakes/data/clinic.ts';
import { listHandlers, monitorHandlers } from '../../fakes/stage/handlers.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { sampleTest } from '../../fakes/data/tests.ts';
import { stageZeroPii } from '../../fakes/scenes/zeroPii.ts';

/** Reports that the server received. */
const received: unknown[] = [];

const enter =
  (wish: Parameters<typeof stageZeroPii>[1] = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) =>
    stageZeroPii(String(globals['locale']), { received, hasKey: true, ...wish });

/** Exchanges the personal data of the first two patients. */
function exchange([one, other]: Patient[]): void {
  [one!.encrypted_pii, other!.encrypted_pii] = [other!.encrypted_pii, one!.encrypted_pii];
}
const nameOf = (n: number): string => patients[n]!.display_name;

const meta = preview.meta({
  title: 'Screens/Zero-PII/Personal data that are not shown',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});

export const Exchanged = meta.story({
  name: 'Says of two patients that their personal data are of another patient, shows no name, and reports both [OUR-574] [OUR-575]',
  beforeEach: enter({ tamper: exchange }),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: 'These personal data belong to another patient' });
    await expect(rows).toHaveLength(2);
    await expect(await canvas.findByText(/^Personal data of 2 patients is hidden/)).toBeVisible();
    for (const n of [0, 1]) await expect(canvas.queryByText(nameOf(n))).toBeNull();
    await expect(canvas.getByRole('row', { name: nameOf(2) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review personal data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Personal data that are not shown' }));
    await expect(dialog.getByRole('heading', { name: 'Changed, or of another patient: 2' })).toBeVisible();
    await expect(await dialog.findByRole('link', { name: patients[0]!.patient_id_number! })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /show the data/ })).toBeNull();
    await waitFor(() =>
      expect(received).toEqual(
        expect.arrayContaining([0, 1].map((n) => ({ id: patients[n]!.id, problem: 'foreign' }))),
      ),
    );
  },
});

export const ExchangedInSpanish = meta.story({
  name: 'Says it in Spanish (of OUR-574)',
  globals: { locale: 'es-ES' },
  beforeEach: enter({ tamper: exchange }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Estos datos personales son de otro paciente')).length).toBe(2);
  },
});

export const OfThePatient = meta.story({
  name: 'Says it on the page of the patient too (of OUR-574)',
  args: { path: `/patients/${patients[0]!.id}` },
  beforeEach: enter({ tamper: exchange }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('These personal data belong to another patient')).length).toBeGreaterThan(
      0,
    );
    for (const n of [0, 1]) await expect(canvas.queryByText(nameOf(n))).toBeNull();
  },
});

/** Tests of a patient whose personal data were exchanged, and of one whose were not. */
const tests = [0, 2].map((n) => sampleTest(n, { patient: patients[n]!.id }));

export const InTests = meta.story({
  name: 'Says it in the list of tests instead of the id number [OUR-574]',
  tags: ['@all'],
  args: { path: '/tests' },
  beforeEach: enter({
    tamper: exchange,
    backend: {
      listAllDevices: listHandlers.listAllDevices,
      listTests: ({ query }) => ({ results: query['limit'] === '1' ? [] : tests, count: tests.length }),
    },
  }),
  play: async ({ canvas }) => {
    const state = 'These personal data belong to another patient';
    await expect(await canvas.findByRole('link', { name: state })).toBeVisible();
    await expect(canvas.getByRole('link', { name: nameOf(2) })).toBeVisible();
    await expect(canvas.getByRole('row', { name: new RegExp(state) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: patients[0]!.patient_id_number! })).toBeNull();
  },
});

const { getPatient: _, ...monitor } = monitorHandlers({ test: { patient: patients[0]!.id } });

export const OnMonitor = meta.story({
  name: 'Says it on the monitor of a running test instead of the id number [OUR-574]',
  tags: ['@all'],
  args: { path: `/tests/observe/${tests[0]!.id}` },
  beforeEach: enter({ tamper: exchange, backend: monitor }),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Patient' }));
    await expect(panel.getByText('These personal data belong to another patient')).toBeVisible();
    await expect(panel.queryByText(patients[0]!.patient_id_number!)).toBeNull();
  },
});

export const Outdated = meta.story({
  name: 'Says that personal data are older than those last shown, and shows them once somebody accepts them (of OUR-574) [OUR-592]',
  tags: ['@all'],
  beforeEach: enter({ seenVersion: 2 }),
  play: async ({ canvas }) => {
    const state = 'These personal data are older than those last shown here';
    await expect(await canvas.findByRole('row', { name: state })).toBeVisible();
    await expect(canvas.queryByText(nameOf(0))).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Review personal data' }));
    const dialog = await screen.findByRole('dialog', { name: 'Personal data that are not shown' });
    await expect(dialog).toHaveTextContent('someone may have replaced names');
    await expect(within(dialog).queryByRole('heading', { name: /of another patient/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'This was expected: show the data' }));
    await expect(await canvas.findByRole('row', { name: nameOf(0) })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/is hidden: it is not/)).toBeNull());
    await expect(canvas.queryByRole('row', { name: state })).toBeNull();
  },
});

/** Restores a patient from before zero-PII mode. */
function restore(held: Patient[]): void {
  held[0] = { ...patients[0]! };
}

export const Plain = meta.story({
  name: 'Shows a patient who is no longer encrypted once an admin accepts that, encrypts the patient, and finds the name [OUR-592] (of PII-04)',
  beforeEach: enter({ as: 'OFFICE_GROUP_ADMIN', tamper: restore, seenVersion: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'These personal data are no longer encrypted' })).toBeVisible();
    await expect(JSON.stringify(received)).not.toContain('encrypted_pii');
    await userEvent.click(await canvas.findByRole('button', { name: 'Review personal data' }));
    await userEvent.click(await screen.findByRole('button', { name: 'This was expected: show the data' }));
    await expect(await canvas.findByRole('row', { name: nameOf(0) })).toBeVisible();
    await waitFor(() => expect(JSON.stringify(received)).toContain('encrypted_pii'));
    await waitFor(() => expect(canvas.queryByText(/is hidden: it is not/)).toBeNull());
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, `${nameOf(0).slice(0, 4)}{Enter}`);
    await expect(await canvas.findByRole('row', { name: nameOf(0) })).toBeVisible();
  },
});

const BOTH = (held: Patient[]): void => {
  exchange(held.slice(1));
};

export const Reviewed = meta.story({
  name: 'Says which data a user may accept and which are to be entered again, in Arabic on a telephone (of OUR-592)',
  globals: { locale: 'ar-EG', viewport: { value: 'phone' } },
  beforeEach: enter({ tamper: BOTH, seenVersion: 2 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'مراجعة البيانات الشخصية' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'بيانات شخصية لا تُعرض' }));
    await expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect((await dialog.findAllByRole('link')).length).toBe(2);
  },
});

export const EnteredAgain = meta.story({
  name: 'Replaces personal data of another patient once all are entered again [OUR-592]',
  tags: ['@all'],
  args: { path: `/patients/${patients[0]!.id}` },
  beforeEach: enter({ tamper: exchange }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter the data again' }));
    await expect(await canvas.findByRole('heading', { name: 'Enter the data again', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^The stored personal data of this patient cannot be used/)).toBeVisible();
    const first = await canvas.findByRole('textbox', { name: /^First name/ });
    await expect(first).toHaveValue('');
    await userEvent.type(first, 'Ngozi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Nnamdi');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Date of birth/ }), '03/14/1961');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { name: 'Nnamdi, Ngozi' })).toBeVisible();
    await expect(await canvas.findByText(/^Personal data of 1 patient is hidden/)).toBeVisible();
    await expect(JSON.stringify(received)).not.toMatch(/Ngozi|Nnamdi|1961-03-14/);
  },
});
