import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export const checkboxGroupDocs: ComponentDocs = {
  name: 'CheckboxGroup',
  summary: 'Any number of a few choices.',
  use: [
    'For two to about seven choices that are all worth seeing.',
    'As `horizontal` where the choices are a word each.',
  ],
  avoid: [
    { when: 'Exactly one is chosen.', instead: 'RadioGroup' },
    { when: 'There is a single box.', instead: 'Checkbox' },
    { when: 'Each takes effect immediately.', instead: 'Switch' },
    { when: 'The choices are rows with more to say.', instead: 'Table' },
  ],
  accessibility: [
    'The label names the group and is announced with its first box.',
    'Tab goes from box to box, the space bar turns one; there is no roving focus, as in every group of checkboxes.',
    'Help and error describe the group, not each box.',
  ],
  translation: [
    'The label asks or names, the choices answer in the same grammatical form.',
    'Order the choices by how they are used, not by the alphabet of one language.',
  ],
  example: ({ word, label, name, sentence }) => (
    <CheckboxGroup label={label} description={sentence} defaultValue={['1']} orientation="horizontal">
      <Checkbox value="1" label={word} />
      <Checkbox value="2" label={name} />
      <Checkbox value="3" label={word} isDisabled />
    </CheckboxGroup>
  ),
};
