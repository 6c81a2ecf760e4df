import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Table } from '../Table/Table.tsx';
import { anyText } from '../docs/anyText.tsx';
import { listScreenDocs } from './ListScreen.docs.tsx';
import { ListScreen } from './ListScreen.tsx';

const rows = Array.from({ length: 40 }, (_, index) => ({ id: `A-${20400 + index}` }));
const list = (
  <Table
    label="Patients"
    columns={[{ id: 'id', title: 'ID', isRowHeader: true, cell: ({ id }: { id: string }) => id }]}
    rows={rows}
    rowLabel={({ id }) => id}
  />
);

const meta = preview.meta({
  title: 'Patterns/ListScreen/Features',
  component: ListScreen,
  args: {
    title: 'Patients',
    search: <SearchField label="Search patients" placeholder="Name, date of birth or ID" />,
    actions: <Button variant="primary">New patient</Button>,
    children: list,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toContainElement(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('heading', { name: 'Patients' })).toBeVisible();
    // the rows scroll under what stays in sight
    await expect(canvas.getByRole('button', { name: 'New patient' })).toBeVisible();
  },
});
export const WithPanel = meta.story({
  args: { panel: <Banner tone="caution">Two patients may exist twice.</Banner> },
});
export const Empty = meta.story({ args: { children: <EmptyState title="No patients yet" /> } });
export const TitleAlone = meta.story({ args: { search: undefined, actions: undefined } });
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search patients' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New patient' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid', { name: 'Patients' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});
export const FromTheSearchToTheRows = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search patients' }), 'A-2{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'A-20400' })).toHaveFocus();
  },
});
/** The content of the panel is still loading: for a moment nothing is shown that would move later [OUR-83]. */
export const Settling = meta.story({
  args: { isSettling: true, panel: <Banner tone="caution">Two patients may exist twice.</Banner> },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector<HTMLElement>('[data-part="list"]')!;
    // from its beginning: a busy machine may have come to its end
    list.style.animation = 'none';
    list.getBoundingClientRect();
    list.style.animation = '';
    const [waiting] = list.getAnimations();
    waiting!.pause();
    waiting!.currentTime = 0;
    await expect(getComputedStyle(list).visibility).toBe('hidden');
    waiting!.currentTime = 400;
    await expect(getComputedStyle(list).visibility).toBe('visible');
  },
});

// the search is a landmark: one at a time
export const AnyTextLong = meta.story(anyText(listScreenDocs, ['long']));
export const AnyTextEmpty = meta.story(anyText(listScreenDocs, ['empty']));
export const AnyTextRightToLeft = meta.story(anyText(listScreenDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(listScreenDocs, ['emoji']));
