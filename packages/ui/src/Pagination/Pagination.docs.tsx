import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextsProvider } from '../texts/Texts.tsx';
import { Pagination } from './Pagination.tsx';

export const paginationDocs: ComponentDocs = {
  name: 'Pagination',
  summary: 'Walks through a long list page by page and says where one is.',
  use: [
    'Under a list whose length is known and whose pages come from a server.',
    'As the `footer` of a Table, so that it stays in view while the rows scroll.',
  ],
  avoid: [
    { when: 'The list fits one page for good: show all of it.', instead: 'Table' },
    { when: 'People look for one row rather than walk to it: let them search first.', instead: 'SearchField' },
  ],
  accessibility: [
    'It is a navigation landmark named "Pages"; the range is a status, so that a new page is announced.',
    'The buttons keep their place from page to page: pressing "Next page" again and again needs no aiming.',
    'At the first and the last page the focus goes to the other button: a disabled one cannot keep it.',
    'While a page loads set `isDisabled`.',
    'A change of the page size keeps the first row in view.',
  ],
  translation: [
    'Numbers arrive formatted: "1 to 10 of 12,480", "١ إلى ١٠ من ١٢٬٤٨٠".',
    'The arrows turn round in scripts written from right to left.',
    '`pageSize` is a button: "50 a page", as short as the language can say it.',
  ],
  example: ({ label, word }) => (
    <TextsProvider translate={(key) => ({ pageRange: label, pageSize: word })[key]}>
      <Pagination page={1} pageSize={50} count={12_480} onChange={() => undefined} />
    </TextsProvider>
  ),
};
