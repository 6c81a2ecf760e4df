import { DEFAULT_PAGE_SIZE } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { BackendRequest } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { LISTS } from '../../fakes/stage/lists.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { stageList } from '../../fakes/stage/stageList.ts';

const meta = preview.meta({
  title: 'Screens/Without a mouse',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  beforeEach: () => stage('en-US', clinic),
});

/** More than any list has stops of a key. */
const STOPS = 60;

/** Presses a key until something has the focus. @throws where it never gets there */
async function reach(key: string, isThere: (focused: Element) => boolean): Promise<HTMLElement> {
  for (let presses = 0; presses <= STOPS; presses += 1) {
    const focused = document.activeElement!;
    if (isThere(focused)) return focused as HTMLElement;
    await userEvent.keyboard(key);
  }
  throw new Error(`${key} does not lead there, from ${document.activeElement?.outerHTML.slice(0, 120)}`);
}
const tabTo = (target: HTMLElement): Promise<HTMLElement> => reach('{Tab}', (focused) => focused === target);

export const Lists = meta.story({
  name: 'Every list is searched, sorted, paged and acted on with Tab, arrows and Enter alone [OUR-408]',
  play: async ({ mount }) => {
    for (const listed of Object.values(LISTS).flat()) {
      const { path, row, header, hasActions = true, count = 120, answerOf } = listed;
      const asked: Record<string, string>[] = [];
      const leave = await stageList(listed, ({ query }: BackendRequest) => {
        asked.push(query as Record<string, string>);
        return answerOf ? answerOf([row]) : { results: [row], count };
      });
      const canvas = await mount(<AppAt key={path} path={path} />);
      const grid = await canvas.findByRole('grid');
      await waitFor(() => expect(within(grid).getAllByRole('rowheader').length).toBeGreaterThan(0));
      (document.activeElement as HTMLElement | null)?.blur();

      for (const added of canvas.queryAllByRole('link', { name: /^New / })) await tabTo(added);
      if (header.isSearched) await tabTo(canvas.getByRole('searchbox'));
      await reach('{Tab}', (focused) => grid.contains(focused));
      if (hasActions) {
        const button = await reach('{ArrowLeft}', (focused) => focused.matches('button'));
        // all that can be done with a row is in its menu, but for what is the only one
        if (button.hasAttribute('aria-haspopup')) {
          await userEvent.keyboard('{Enter}');
          await expect([path, (await screen.findAllByRole('menuitem')).length > 0]).toEqual([path, true]);
          await userEvent.keyboard('{Escape}');
          await waitFor(() => expect([path, document.activeElement === button]).toEqual([path, true]));
        }
      }
      const heads = (): HTMLElement[] => within(grid).getAllByRole('columnheader');
      const sorting = (): string =>
        heads()
          .map((one) => one.ariaSort)
          .join(' ');
      const sortable = heads().find((one) => one.hasAttribute('aria-sort'));
      if (sortable !== undefined) {
        await reach('{ArrowUp}', (focused) => focused.closest('[role="columnheader"]') !== null);
        await reach('{ArrowLeft}', (focused) => sortable.contains(focused) && !focused.matches('input'));
        const before = sorting();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect([path, sorting()]).not.toEqual([path, before]));
      }
      if (count > DEFAULT_PAGE_SIZE) {
        await tabTo(canvas.getByRole('button', { name: 'Next page' }));
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect([path, asked.at(-1)?.['offset']]).toEqual([path, `${DEFAULT_PAGE_SIZE}`]));
      }
      leave();
    }
  },
});
