import { DEFAULT_PAGE_SIZE } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { LISTS } from '../../fakes/stage/lists.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { stageList } from '../../fakes/stage/stageList.ts';

const meta = preview.meta({
  title: 'Screens/Lists',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  beforeEach: () => stage('en-US', clinic),
});

export const All = meta.story({
  name: 'Every list has New and a search box where its area has them, pages, actions, marks of what is missing, and says when it is empty [PAT-14]',
  play: async ({ mount }) => {
    for (const screen of Object.values(LISTS).flat()) {
      const { path, row, missing, header, hasActions = true, count = 120, answerOf } = screen;
      const asked: string[] = [];
      let results: unknown[] = [row];
      const list = ({ query }: { query: Record<string, string> }): unknown => {
        asked.push(query['offset'] ?? '0');
        return answerOf ? answerOf(results) : { results, count: results.length && count };
      };
      const leave = await stageList(screen, list);
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
