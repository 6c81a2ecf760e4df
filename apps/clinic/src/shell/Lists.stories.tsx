import { DEFAULT_PAGE_SIZE, type Group, type OfficeGroup } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../fakes/backend.ts';
import { clinic } from '../fakes/clinic.ts';
import { PATIENT } from '../fakes/form.ts';
import { listHandlers } from '../fakes/handlers.ts';
import { ID, LISTS, OFFICE } from '../fakes/lists.ts';
import { signedIn } from '../fakes/session.ts';
import { AppAt, stage } from '../fakes/stage.tsx';
import type { SignedIn } from '../lib/session/session.ts';

const who = (of: Partial<OfficeGroup> = {}, name: Group = 'OFFICE_GROUP_ADMIN'): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name }], administrated_offices: [ID] },
  office_group: { ...signedIn.office_group, enable_offline_mode: true, ...of },
});

const meta = preview.meta({
  title: 'Screens/Lists',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  beforeEach: () => stage('en-US', clinic, who()),
});

export const All = meta.story({
  name: 'Every list has New and a search box where its area has them, pages, actions, marks of what is missing, and says when it is empty [PAT-14]',
  play: async ({ mount }) => {
    for (const screen of Object.values(LISTS).flat()) {
      const { path, call, row, missing, header, hasActions = true, count = 120, of, group, beside, answerOf } = screen;
      const asked: string[] = [];
      let results: unknown[] = [row];
      const list = ({ query }: { query: Record<string, string> }): unknown => {
        asked.push(query['offset'] ?? '0');
        return answerOf ? answerOf(results) : { results, count: results.length && count };
      };
      const handlers = {
        ...clinic,
        ...listHandlers,
        listAllDevices: () => [],
        listOffices: () => ({ results: [OFFICE], count: 1 }),
        getPatient: () => PATIENT,
        ...beside,
        [call]: list,
      } as BackendHandlers;
      const leave = await stage('en-US', handlers, who(of, group));
      const canvas = await mount(<AppAt key={path} path={path} />);

      const named = await waitFor(() => within(canvas.getByRole('grid')).getAllByRole('rowheader'));
      const cells = within(named[0]!.closest<HTMLElement>('[role="row"]')!);
      const marks = cells.queryAllByRole('img', { name: / is missing$/ });
      const said = marks.map((mark: HTMLElement) => mark.getAttribute('aria-label'));
      await expect([path, said]).toEqual([path, missing.map((title) => `${title} is missing`)]);
      await expect([path, cells.queryAllByRole('button').length > 0]).toEqual([path, hasActions]);

      const { add, isSearched = false } = header;
      const links = canvas.queryAllByRole('link', { name: /^New / }).map(({ textContent }: HTMLElement) => textContent);
      await expect([path, links]).toEqual([path, add === undefined ? [] : [add]]);
      await expect([path, canvas.queryAllByRole('searchbox').length]).toEqual([path, isSearched ? 1 : 0]);

      const next = within(canvas.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Next page' });
      if (count > DEFAULT_PAGE_SIZE) {
        await userEvent.click(next);
        await waitFor(() => expect([path, asked.at(-1)]).toEqual([path, `${DEFAULT_PAGE_SIZE}`]));
      } else await expect(next).toBeDisabled();

      results = [];
      await mount(<AppAt key={`${path} empty`} path={path} />);
      await expect([path, (await canvas.findByText('No results found')).textContent]).toEqual([
        path,
        'No results found',
      ]);
      leave();
    }
  },
});
