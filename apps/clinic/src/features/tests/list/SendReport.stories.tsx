import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../fakes/data/tests.ts';
import { TestList } from './TestList.tsx';

const FINISHED = TESTS[3]!;
const ADDRESS = 'a.okafor@example.org';
let isMailed = true;
const mailed: unknown[] = [];

const meta = preview.meta({
  title: 'Screens/Tests of a patient/Send a report',
  component: ScreenStage,
  args: { screen: TestList, route: '/tests/:patientId', path: `/tests/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** One finished test; the patient, or what else is given, is loaded so. */
const having =
  (handlers: Partial<BackendHandlers>) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    isMailed = true;
    mailed.length = 0;
    const world: Partial<BackendHandlers> = {
      ...listHandlers,
      listPatientTests: () => ({ results: [FINISHED], count: 1 }),
      sendTestReport: ({ body }) => {
        mailed.push(body);
        return isMailed ? undefined : refuse(501, 'This server sends no e-mail.');
      },
      getPatient: () => ({ ...PATIENT, email: ADDRESS }),
      ...handlers,
    };
    return enterWorld({ handlers: world }, String(globals['locale']));
  };

const ask = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'E-mail the report' }));
};

const confirm = async (): Promise<void> => {
  await ask();
  await expect(await screen.findByText(/sent as a PDF/)).toBeVisible();
  await expect(screen.getByText(ADDRESS)).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Change the address' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'E-mail the report' }));
};

export const Sends = meta.story({
  name: 'Shows the address of the patient, sends the report there once that is confirmed, and says where it cannot [REP-06] [OUR-721]',
  beforeEach: having({}),
  play: inEnglish(async () => {
    await confirm();
    await expect(await screen.findByText('The report was sent by e-mail.')).toBeVisible();
    await expect(mailed).toEqual([
      expect.objectContaining({ test_id: FINISHED.id, patient_id: PATIENT.id, demo: false }),
    ]);
    isMailed = false;
    // a toast is an alertdialog too, and stays for a while
    await waitFor(() => expect(screen.queryByText('E-mail this report?')).toBeNull());
    await confirm();
    await expect(await screen.findByText('The report could not be sent by e-mail.')).toBeVisible();
  }),
});

export const NoAddress = meta.story({
  name: 'Offers to enter an address where the patient has none (of OUR-721)',
  beforeEach: having({ getPatient: () => ({ ...PATIENT, email: null }) }),
  play: inEnglish(async () => {
    await ask();
    await expect(await screen.findByText(/This patient has no e-mail address\./)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'E-mail the report' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Enter an address' })).toBeVisible();
  }),
});

export const NoPatient = meta.story({
  name: 'Says that a test of no patient has no address (of OUR-721)',
  beforeEach: having({
    listPatientTests: () => ({ results: [{ ...FINISHED, patient: null }], count: 1 }),
  }),
  play: inEnglish(async () => {
    await ask();
    await expect(await screen.findByText(/This test is not assigned to a patient/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'E-mail the report' })).toBeNull();
  }),
});

export const AddressUnknown = meta.story({
  name: 'Sends nothing to an address that could not be loaded (of OUR-721)',
  beforeEach: having({ getPatient: () => refuse(500, '') }),
  play: inEnglish(async () => {
    await ask();
    await expect(await screen.findByText('The e-mail address could not be loaded.')).toBeVisible();
    await expect(screen.queryByText('E-mail this report?')).toBeNull();
    await expect(mailed).toEqual([]);
    forgetAnnouncements();
  }),
});
