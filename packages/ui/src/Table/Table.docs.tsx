import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { FileIcon } from '../icons/index.ts';
import { StatusMarker } from '../StatusMarker/StatusMarker.tsx';
import { Table } from './Table.tsx';

export const tableDocs: ComponentDocs = {
  name: 'Table',
  summary: 'Rows of the same kind, compared column by column.',
  use: [
    'For lists of up to a few hundred rows on the page; with Pagination in its `footer` for longer ones.',
    'With `rowHref` if rows are links, so that they open in a new tab like any link.',
    'With `priority` on columns that can give way: where it gets narrow they go, and below 560 pixels each row is a card that has them all.',
  ],
  avoid: [
    { when: 'It describes one thing: labels and values.', instead: 'KeyValueList' },
    { when: 'Each entry is a picture or a card.', instead: 'CardGrid' },
    { when: 'Nothing is compared and one entry is chosen.', instead: 'Select' },
  ],
  accessibility: [
    'It is a grid: one stop of the Tab key, arrow keys walk through rows and cells, Enter opens the row or sorts the column.',
    'The first column names the row; its name is in the names of the row’s controls ("Actions for Okafor, Adaeze").',
    'Icons of actions are always visible; all of them are in a menu, which fingers and keyboard reach.',
    'The tone of a row colours its edge only; a column must say the status in words.',
    'Loading is announced, once; a skeleton takes no focus.',
  ],
  translation: [
    'Headings are nouns, short, first word with a capital; in the card layout they are before the value.',
    'Put names of people into `<bdi>`: "Haddad, Samir" keeps its comma in place among Arabic text.',
    'Numbers and dates use the monospaced face (`isNumeric`), formatted for the language.',
  ],
  example: ({ label, name, word, sentence }) => (
    <Table
      label={label}
      rowLabel={({ id }) => `${name} ${id}`}
      rows={[{ id: '1' }, { id: '2' }]}
      columns={[
        { id: 'name', title: label, cell: () => <bdi>{name}</bdi>, isSortable: true },
        { id: 'about', title: word, cell: () => sentence },
        { id: 'status', title: word, cell: () => <StatusMarker tone="caution">{word}</StatusMarker> },
      ]}
      rowTone={({ id }) => (id === '1' ? 'caution' : undefined)}
      rowActions={() => [{ id: 'report', label: word, icon: <FileIcon />, onAction: () => undefined }]}
    />
  ),
};
