import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/backend.ts';
import { clinic } from '../../fakes/clinic.ts';
import { AppAt, stage } from '../../fakes/stage.tsx';
import { pacsUser, RECORDS, worklistHandlers } from '../../fakes/worklist.ts';
import { pacsDate } from '../../lib/pacs/dicom.ts';
import type { SignedIn } from '../../lib/session/session.ts';

const listed = fn();
const restarted = fn();
const handlers: BackendHandlers = {
  ...clinic,
  ...worklistHandlers,
  listPacsRecords: ({ query }) => {
    listed(query);
    const results = RECORDS.filter(({ status }) => !query['status'] || status === query['status']);
    return { results, count: results.length };
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

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Loading = meta.story({ beforeEach: enter({ listPacsRecords: never }) });
export const Empty = meta.story({ beforeEach: enter({ listPacsRecords: () => ({ results: [], count: 0 }) }) });

export const List = meta.story({
  ...english,
  name: 'Says of each record in sign, colour and words how far it is, and since when; the server sorts and filters [PACS-08] (of PACS-06) (of PACS-07) (of PACS-11)',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Okafor/ });
    const steps = ['pending', 'pending', 'success', 'failure', 'failure'];
    const words = ['In progress', 'Sent, not confirmed yet', 'In the PACS', 'Refused by the PACS', 'Could not be sent'];
    const rows = canvas.getAllByRole('row').slice(1);
    for (const [index, row] of rows.entries()) {
      const mark = row.querySelector<HTMLElement>('[data-step]')!;
      await expect([mark.dataset['step'], mark.textContent]).toEqual([steps[index], words[index]]);
      await expect(mark.querySelector('svg')).toBeVisible();
      await expect(row).toHaveTextContent(pacsDate(RECORDS[index]!.status_changed));
    }
    await userEvent.click(canvas.getByRole('columnheader', { name: /Status changed/ }));
    await waitFor(() => expect(listed).toHaveBeenCalledWith(expect.objectContaining({ ordering: 'status_changed' })));
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

export const Restart = meta.story({
  ...english,
  name: 'Lets an admin of the office group send a record again that failed, and no other (of PACS-06) (of PACS-11)',
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
  name: 'Lets nobody else do anything with a record (of PACS-11)',
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
