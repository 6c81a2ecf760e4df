import type { Patient } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { patients } from '../../fakes/clinic.ts';
import { listHandlers, monitorHandlers } from '../../fakes/handlers.ts';
import { AppAt } from '../../fakes/stage.tsx';
import { sampleTest } from '../../fakes/tests.ts';
import { stageZeroPii } from '../../fakes/zeroPii.ts';

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
    await expect(await canvas.findByText(/^The personal data of 2 patients are not shown/)).toBeVisible();
    for (const n of [0, 1]) await expect(canvas.queryByText(nameOf(n))).toBeNull();
    await expect(canvas.getByRole('row', { name: nameOf(2) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older data' })).toBeNull();
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
  args: { path: `/tests/observe/${tests[0]!.id}` },
  beforeEach: enter({ tamper: exchange, backend: monitor }),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Patient' }));
    await expect(panel.getByText('These personal data belong to another patient')).toBeVisible();
    await expect(panel.queryByText(patients[0]!.patient_id_number!)).toBeNull();
  },
});

export const Outdated = meta.story({
  name: 'Says that personal data are older than those last shown, and shows them once somebody confirms that the database was restored [OUR-574]',
  beforeEach: enter({ seenVersion: 2 }),
  play: async ({ canvas }) => {
    const state = 'These personal data are older than those last shown here';
    await expect(await canvas.findByRole('row', { name: state })).toBeVisible();
    await expect(canvas.queryByText(nameOf(0))).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older data' }));
    const question = await screen.findByRole('alertdialog', { name: 'Was the database restored?' });
    await expect(question).toHaveTextContent('somebody may have replaced names');
    await userEvent.click(screen.getByRole('button', { name: 'It was restored: show them' }));
    await expect(await canvas.findByRole('row', { name: nameOf(0) })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/are not shown because/)).toBeNull());
    await expect(canvas.queryByRole('row', { name: state })).toBeNull();
  },
});
