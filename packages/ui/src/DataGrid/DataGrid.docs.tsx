import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DataGrid } from './DataGrid.tsx';
import { GRID_START } from './gridState.ts';

export const dataGridDocs: ComponentDocs = {
  name: 'DataGrid',
  summary: 'Searches through many rows: sorted, filtered and paged by a server, or thousands in memory in one scroll.',
  use: [
    'For records that are compared across many columns, such as the users, devices and offices of the support console.',
    'With `state` kept by the screen: `toQuery` makes the server’s query of it, `fromQuery` reads one from an address.',
    'With `isVirtualized` for up to tens of thousands of rows that are in memory; `arrangeRows` sorts and filters them.',
  ],
  avoid: [
    { when: 'A list of one kind with a search field and few columns.', instead: 'Table' },
    { when: 'The facts of one thing.', instead: 'KeyValueList' },
    { when: 'People look for a picture or a state rather than compare values.', instead: 'CardGrid' },
  ],
  accessibility: [
    'One stop of the Tab key. Arrow keys walk through rows and cells, Home and End along a row, with Control to the first and last row, Page Up and Page Down by screens; typing finds a row by its name.',
    'Enter on a heading sorts. Arrow right from a heading reaches its edge: Enter, arrow keys, Enter resize the column.',
    'The counts and positions of rows and columns are those of the whole list, even if only a part is rendered.',
    'The focus keeps its place when rows are reloaded, sorted, filtered or a page is turned.',
    'Filters are shown as words above the rows; Delete removes the focused one. The number of rows is announced.',
    'At every width the rows scroll sideways under a row header that stays; they never turn into cards: what a grid is for is comparing rows, and headings must stay to sort and resize by.',
  ],
  translation: [
    'A filter reads as column, comparison, value; a translation may put them in another order.',
    'Values keep their own direction; in right-to-left languages the columns run from the right.',
    'A virtualised row is one line high: long values end in an ellipsis, a wider column shows them.',
  ],
  example: ({ word, label, name, sentence }) => (
    <DataGrid
      label={label || 'Users'}
      height={420}
      columns={[
        { id: 'name', title: label, cell: () => name, isSortable: true, filter: { kind: 'text' } },
        { id: 'state', title: word, cell: () => word, isSortable: true },
        { id: 'remark', title: label, cell: () => sentence },
      ]}
      rows={[{ id: '1' }, { id: '2' }]}
      rowLabel={() => name}
      defaultState={{
        ...GRID_START,
        filters: word === '' ? [] : [{ column: 'name', operator: 'icontains', value: word }],
      }}
    />
  ),
};
