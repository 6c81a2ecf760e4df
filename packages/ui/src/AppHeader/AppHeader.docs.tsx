import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { AppHeader } from './AppHeader.tsx';

export const appHeaderDocs: ComponentDocs = {
  name: 'AppHeader',
  summary: 'The two sides of the line above the screen.',
  use: [
    'As the `header` of an AppFrame: the office or breadcrumbs at the start, language and account at the end.',
    'On a monitor: where one came from at the start, what closes it at the end.',
  ],
  avoid: [
    { when: 'It is the title of a screen and its actions.', instead: 'PageHeader' },
    { when: 'It links to screens.', instead: 'AppNavigation' },
  ],
  accessibility: [
    'AppFrame makes it the banner landmark; it comes before the screen, and the skip link skips it.',
    'The start shrinks if there is little room; the end does not.',
    'It is not printed.',
  ],
  translation: ['Names of offices wrap; words at the end should be short.'],
  example: ({ word, label }) => <AppHeader start={<strong>{label}</strong>} end={<Button size="sm">{word}</Button>} />,
};
