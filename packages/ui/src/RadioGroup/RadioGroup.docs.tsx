import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Radio, RadioGroup } from './RadioGroup.tsx';

export const radioGroupDocs: ComponentDocs = {
  name: 'RadioGroup',
  summary: 'One of a few choices, all of them visible.',
  use: [
    'In a form, for two to six choices that people compare before they choose.',
    'With a `description` under each choice where the words alone do not tell them apart.',
    'Horizontally for two or three short choices.',
    'As `rows`, in `RadioSection`s, for a longer list that stays visible and can be searched, such as kinds of test.',
    'As `cards` where each choice is a thing with a state: a device, a plan. An `aside` holds its one number.',
  ],
  avoid: [
    { when: 'There are more than six that need not be visible, or room is short.', instead: 'Select' },
    { when: 'The choice takes effect immediately and switches the view.', instead: 'SegmentedControl' },
    { when: 'Several can be chosen.', instead: 'CheckboxGroup' },
    { when: 'It is yes or no.', instead: 'Checkbox' },
  ],
  accessibility: [
    'It is one stop of the Tab key; arrow keys move to the next choice and choose it.',
    'The words belong to the target: a press on them chooses.',
    'Without a chosen value the first or last choice takes the focus, and nothing is chosen by passing through.',
  ],
  translation: [
    'Write choices alike: all nouns or all verbs, none ends in a full stop.',
    'Horizontal choices wrap as they grow; order them so that any line break does.',
  ],
  words: { label: 'Eyes', word: 'Both eyes', name: 'Right eye', sentence: 'In the order they are tested.' },
  example: ({ label, word, sentence, name }) => (
    <RadioGroup label={label} description={sentence} defaultValue="1">
      <Radio value="1" label={word} description={sentence} />
      <Radio value="2" label={name} />
    </RadioGroup>
  ),
};
