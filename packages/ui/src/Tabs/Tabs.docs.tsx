import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Tabs } from './Tabs.tsx';

export const tabsDocs: ComponentDocs = {
  name: 'Tabs',
  summary: 'Several views in one place, one at a time.',
  use: [
    'For two to about seven views of the same thing, which need not be seen together.',
    'With `href` on each tab if a view has its own URL; the route then determines which is selected.',
  ],
  avoid: [
    { when: 'The views have to be compared.', instead: 'CardGrid' },
    { when: 'It changes how one view looks.', instead: 'SegmentedControl' },
    { when: 'They are the areas of the application.', instead: 'AppNavigation' },
  ],
  accessibility: [
    'The row of tabs is one stop of the Tab key; arrow keys move and select, Home and End go to the ends.',
    'The next Tab goes into the panel, which is named by its tab.',
    'A selected tab is underlined and heavier, as well as coloured.',
    'Where tabs do not fit they scroll sideways, and the focused one comes into sight.',
  ],
  translation: [
    'One or two words a tab. They do not wrap; a label longer than its place ends in an ellipsis.',
    'The order of tabs follows the direction of writing, and so do the arrow keys.',
  ],
  words: { label: 'Patient', word: 'Tests', name: 'Reports', sentence: 'Three tests since March.' },
  example: ({ label, word, name, sentence }) => (
    <Tabs
      label={label}
      items={[
        { id: '1', label: word, content: sentence },
        { id: '2', label: name, content: name },
        { id: '3', label, content: label, isDisabled: true },
      ]}
    />
  ),
};
