import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

export const pageHeaderDocs: ComponentDocs = {
  name: 'PageHeader',
  summary: 'The header of a screen: its title, details and actions.',
  use: [
    'Once at the top of a screen: it brings the only first-level heading.',
    'With one primary button at the end of the line, for what most people came to do.',
    'As `compact` where what is below is louder, as on a monitor.',
    'With `breadcrumbs` where the screen lies below another one.',
  ],
  avoid: [
    {
      when: 'The screen lists things and has a search: ListScreen includes this header.',
      instead: 'ListScreen',
    },
    { when: 'The screen is one form.', instead: 'FormScreen' },
    { when: 'It heads a part of a screen.', instead: 'Card' },
  ],
  accessibility: [
    'The title is a heading of the first level; people who listen jump to it first.',
    'The application should also write the title into the title of the document.',
    'Title, notes and actions are read in the order they are seen.',
  ],
  translation: [
    'Name the thing, not the place: "Patients", not "Patient list screen".',
    'The line wraps: a long title takes the whole line and the actions go below it.',
    'A title that is a person’s name keeps its own direction of writing.',
  ],
  example: ({ label, name, word }) => (
    <PageHeader
      title={name}
      meta={<Badge tone="positive">{word}</Badge>}
      actions={<Button variant="primary">{label}</Button>}
      breadcrumbs={[{ label: word, href: '#' }, { label: name }]}
    />
  ),
};
