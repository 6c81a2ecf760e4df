import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { HelpIcon, PatientIcon } from '../icons/index.ts';
import { AppNavigation } from './AppNavigation.tsx';

export const appNavigationDocs: ComponentDocs = {
  name: 'AppNavigation',
  summary: 'The places of the application.',
  use: [
    'Once an application, as the `navigation` of an AppFrame: a column, icons with tooltips, or a sheet on a phone.',
    'For screens used every day; rarely used ones are at the bottom or in the account menu.',
  ],
  avoid: [
    { when: 'It switches between parts of one screen.', instead: 'Tabs' },
    { when: 'It shows the way one came.', instead: 'Breadcrumbs' },
    { when: 'The entries do something instead of leading somewhere.', instead: 'Menu' },
  ],
  accessibility: [
    'The current place is marked by `aria-current`, by weight and by its background.',
    'As icons, each keeps its name and shows it in a tooltip, with the count that waits there.',
    'In the sheet of a phone, following an entry closes the sheet.',
    'Never show an entry whose route would refuse the person.',
  ],
  translation: ['A noun of one or two words; longer ones wrap.', 'The count is formatted by the application.'],
  example: ({ word, label, name }) => (
    <div style={{ display: 'flex', inlineSize: 232 }}>
      <AppNavigation
        entries={[
          { id: '1', label: word, icon: <PatientIcon />, href: '#one', isCurrent: true },
          { id: '2', label, icon: <PatientIcon />, href: '#two', count: '12' },
        ]}
        bottomEntries={[{ id: '3', label: name, icon: <HelpIcon />, href: '#three' }]}
      />
    </div>
  ),
};
