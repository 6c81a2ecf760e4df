import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { FilterIcon } from '../icons/index.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

export const toggleButtonGroupDocs: ComponentDocs = {
  name: 'ToggleButtonGroup',
  summary: 'Buttons that stay on until they are pressed again, several together or one at most.',
  use: [
    'For additional content that takes effect immediately: layers of a plot, kinds of tests in a list.',
    'With `selectionMode="single"` where one at most is on; with `canBeEmpty={false}` where one always is.',
    'With `count` for filters, so that users avoid those without results.',
  ],
  avoid: [
    { when: 'Exactly one view is on, of two to five.', instead: 'SegmentedControl' },
    { when: 'They are answers of a form.', instead: 'CheckboxGroup' },
    { when: 'There is one, and it is on or off.', instead: 'Switch' },
    { when: 'There are more than about seven.', instead: 'TagPicker' },
  ],
  accessibility: [
    'One stop of the keyboard: arrow keys move between buttons, the space bar and Enter switch.',
    'Several are buttons that are pressed or not, in a toolbar with a name; one at most is a radio group.',
    'A pressed button has an edge of twice the strength as well as its colour; forced colours use those of a selection.',
    'The count belongs to the name of its button.',
  ],
  translation: [
    'One or two words a button, without a verb: the button is on or off.',
    'Buttons follow the direction of writing, and wrap into further lines.',
  ],
  words: { label: 'Shown', word: 'Fields', name: 'Visual acuity' },
  example: ({ label, word, name }) => (
    <ToggleButtonGroup
      label={label}
      value={['1', '2']}
      buttons={[
        { id: '1', label: word, count: 29 },
        { id: '2', label: name, icon: <FilterIcon /> },
        { id: '3', label: word, count: 3 },
        { id: '4', label: name, isDisabled: true },
      ]}
      onChange={() => undefined}
    />
  ),
};
