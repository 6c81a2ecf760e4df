import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ListScreen } from './ListScreen.tsx';

export const listScreenDocs: ComponentDocs = {
  name: 'ListScreen',
  summary: 'A list with search, a way to make a new one, and paging.',
  use: [
    'For every screen that looks through things of one kind: patients, tests, users, work items.',
    'With a `panel` for what concerns the whole list: cards, a banner, filters.',
    'With an EmptyState, a Skeleton or an ErrorState instead of the list, never a blank screen.',
  ],
  avoid: [
    { when: 'One thing is made or changed.', instead: 'FormScreen' },
    { when: 'The list is one of several parts of a screen.', instead: 'Table' },
    { when: 'The list and the selected item are side by side.', instead: 'SplitView' },
  ],
  accessibility: [
    'The title is the heading of level 1; the search is a separate landmark.',
    'Arrow Down in the search moves to the first row.',
    'The rows scroll under title and search where the window is high enough; on a phone the whole page scrolls.',
    'One primary button, the last of the line, makes a new one.',
  ],
  translation: [
    'The title is the plural of what is listed, the same word as in the navigation.',
    'The button says "New patient", not "Add" or "Create".',
    'Title, search and buttons wrap in this order.',
  ],
  example: ({ word, label, sentence }) => (
    <ListScreen
      title={label}
      search={<SearchField label={label} placeholder={sentence} />}
      actions={<Button variant="primary">{word}</Button>}
      panel={<Banner tone="caution">{sentence}</Banner>}
    >
      <EmptyState title={label}>{sentence}</EmptyState>
    </ListScreen>
  ),
};
