import { formatDay, type PacsStatus, wallClock } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { type HeldWaits, holdWaits } from '../../fakes/browser/network.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { CONFIRMED_RECORDS, pacsUser, RECORDS, worklistHandlers } from '../../fakes/data/worklist.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const listed = fn();
const restarted = fn();
const handlers: BackendHandlers = {
  ...clinic,
  ...worklistHandlers,
  listPacsRecords: ({ query }) => {
    listed(query);
    const results = RECORDS.filter(({ status }) => !query['status'] || status === query['status']);
    return { results, count: 60 };
  },
  retryPacsRecord: ({ params }) => {
    restarted(params);
    return undefined;
  },
};
const admin: SignedIn = { ...pacsUser, user: { ...pacsUser.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }] } };
const enter =
  (more: BackendHandlers = {}, who: SignedIn = admin) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    listed.mockClear();
    restarted.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/PACS records',
  component: AppAt,
  args: { path: '/work-items/history' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);

/** MM/dd/yyyy HH:mm:ss on the clock of the office. */
function onTheClock(moment: string): string {
  const { day, time } = wallClock(new Date(moment), signedIn.timezone);
  return `${formatDay(day, 'MM/DD/YYYY')} ${time}`;
}

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Loading = meta.story({ beforeEach: enter({ listPacsRecords: never }) });
export const Empty = meta.story({ beforeEach: enter({ listPacsRecords: () => ({ results: [], count: 0 }) }) });

export const List = meta.story({
  ...english,
  name: 'Says of each record in sign, colour and words how far it is, and since when; the server sorts and filters [PACS-06] [PACS-08] [PACS-11] (of PACS-07)',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Okafor/ });
    const steps = ['pending', 'pending', 'success', 'failure', 'failure'];
    const words = ['In progress', 'Sent, not confirmed yet', 'In the PACS', 'Refused by the PACS', 'Could not be sent'];
    const rows = canvas.getAllByRole('row').slice(1);
    for (const [index, row] of rows.entries()) {
      const mark = row.querySelector<HTMLElement>('[data-step]')!;
      await expect([mark.dataset['step'], mark.textContent]).toEqual([steps[index], words[index]]);
      await expect(mark.querySelector('svg')).toBeVisible();
      await expect(within(row).getByText(RECORDS[index]!.patient_name)).toBeVisible();
      await expect(within(row).getByText('Perimetry 24-2, AVA Standard')).toBeVisible();
      await expect(within(row).getByText(onTheClock(RECORDS[index]!.status_changed!))).toBeVisible();
    }
    for (const [column, ordering] of [
      ['Status changed', 'status_changed'],
      ['Patient', 'patient_name'],
      ['Status', 'status'],
    ] as const) {
      for (const wanted of [ordering, `-${ordering}`]) {
        await userEvent.click(canvas.getByRole('columnheader', { name: column }));
        await waitFor(() => expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ ordering: wanted })));
      }
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ limit: '50', offset: '50' })),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'okaf{Enter}');
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith(
        expect.objectContaining({ patient_name__icontains: 'okaf', offset: '0' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Status$/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Refused by the PACS' }));
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith(
        expect.objectContaining({ patient_name__icontains: 'okaf', status: 'AGENT_FAILED' }),
      ),
    );
  },
});

/** How far the one record is, and the waits until it is asked for again. */
let step: PacsStatus;
let clock: HeldWaits;
/** Another one than the wait that is held. */
const PATIENCE = { timeout: 9_000 };
export const OnItsWay = meta.story({
  ...english,
  name: 'Asks every 10 s while a record is on its way, and no more once none is [OUR-343]',
  tags: ['@all'],
  beforeEach: async (context) => {
    clock = holdWaits(10_000);
    const leave = await enter({
      listPacsRecords: ({ query }) => {
        listed(query);
        return { results: [{ ...RECORDS[0]!, status: step }], count: 1 };
      },
    })(context);
    step = 'INITIALIZED';
    return () => {
      clock.end();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const becomes = async (next: PacsStatus, words: string): Promise<void> => {
      step = next;
      const before = listed.mock.calls.length;
      await waitFor(() => {
        // the wait begins with the answer, which may come after this looks
        if (listed.mock.calls.length === before) clock.pass();
        return expect(listed).toHaveBeenCalledTimes(before + 1);
      }, PATIENCE);
      const row = await canvas.findByRole('row', { name: /Okafor/ });
      await expect(await within(row).findByText(words)).toBeVisible();
    };
    const row = await canvas.findByRole('row', { name: /Okafor/ });
    await expect(within(row).getByText('In progress')).toBeVisible();
    await becomes('MESSAGE_SENT', 'Sent, not confirmed yet');
    await becomes('MESSAGE_SENT', 'Sent, not confirmed yet');
    await becomes('AGENT_SUCCESS', 'In the PACS');
    clock.pass();
    const before = listed.mock.calls.length;
    await userEvent.click(canvas.getByRole('columnheader', { name: /Status changed/ }));
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ ordering: 'status_changed' })),
    );
    await expect(listed).toHaveBeenCalledTimes(before + 1);
  },
});

export const Restart = meta.story({
  ...english,
  name: 'Lets an admin of the office group send a record again that failed, and no other [PACS-06] [PACS-11]',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Haddad/ });
    const canBeSent = canvas
      .getAllByRole('row')
      .map((one: HTMLElement) => within(one).queryByRole('button', { name: /Send again/ }) !== null);
    await expect(canBeSent.slice(1)).toEqual([false, false, false, true, true]);
    await userEvent.click(within(row).getByRole('button', { name: /Send again/ }));
    await expect(await page.findByText('The record is being sent again.')).toBeVisible();
    await expect(restarted).toHaveBeenCalledWith({ id: RECORDS[3]!.id });
    await expect(listed).toHaveBeenCalledTimes(2);
  },
});

export const Confirmed = meta.story({
  ...english,
  name: 'Shows whether the archive confirmed a result and whether the procedure step was reported, and why not; what failed can be sent again [OUR-915] [OUR-918]',
  beforeEach: enter({ listPacsRecords: () => ({ results: [...CONFIRMED_RECORDS], count: 5 }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Okafor/ });
    const words = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row: HTMLElement) =>
        [...row.querySelectorAll<HTMLElement>('[data-step]')].map(
          (mark) => `${mark.dataset['step']}: ${mark.textContent}`,
        ),
      );
    await expect(words).toEqual([
      ['success: Reported: in progress'],
      ['pending: Stored, not confirmed yet', 'pending: Report pending'],
      ['success: Confirmed by the archive', 'success: Reported: completed'],
      [
        `failure: Stored, but not confirmed${CONFIRMED_RECORDS[3]!.commitment!.details}`,
        'success: Reported: completed',
      ],
      ['success: Confirmed by the archive', 'failure: Not reportedThe PACS does not answer.'],
    ]);
    const canBeSent = canvas
      .getAllByRole('row')
      .map((one: HTMLElement) => within(one).queryByRole('button', { name: /Send again/ }) !== null);
    await expect(canBeSent.slice(1)).toEqual([false, false, false, true, true]);
  },
});

export const NotRestarted = meta.story({
  ...english,
  name: 'Says why a record is not sent again',
  beforeEach: enter({ retryPacsRecord: () => refuse(409, 'This record is being sent.') }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Haddad/ });
    await userEvent.click(within(row).getByRole('button', { name: /Send again/ }));
    await expect(await page.findByText('This record is being sent.')).toBeVisible();
  },
});

export const ForADoctor = meta.story({
  ...english,
  name: 'Lets nobody else do anything with a record [PACS-06] [PACS-11]',
  beforeEach: enter({}, pacsUser),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Haddad/ });
    await expect(within(row).queryByRole('button')).toBeNull();
  },
});

export const NotLoaded = meta.story({
  ...english,
  name: 'Says where the records cannot be had',
  beforeEach: enter({ listPacsRecords: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The PACS records could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Work items' })).toBeVisible();
  },
});

export const NoSearch = meta.story({
  ...english,
  name: 'Says in zero-PII mode why there is no search by name [OUR-383]',
  beforeEach: enter({}, { ...admin, preferences: { ...admin.preferences, enable_zero_pii: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^In zero-PII mode there is no search by name here/)).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
