import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Checkbox } from './Checkbox.tsx';

export const checkboxDocs: ComponentDocs = {
  name: 'Checkbox',
  summary: 'On or off, taking effect with the form.',
  use: [
    'For a yes that is saved with other answers: consent, an option of a test.',
    'With `isIndeterminate` for a box that represents several, of which some are on.',
  ],
  avoid: [
    { when: 'It takes effect immediately, such as muting a device.', instead: 'Switch' },
    { when: 'Several belong together under one question.', instead: 'CheckboxGroup' },
    { when: '"No" is a separate answer that must be given.', instead: 'RadioGroup' },
  ],
  accessibility: [
    'The space bar turns it; the label is part of the target, so fingers need not hit the box.',
    'Help and error are its description; a box that must be ticked is announced as required.',
    'A box that is neither is announced as "mixed"; pressing it turns it on.',
  ],
  translation: [
    'Say what is true when it is on, never with a "not": "Show the tutorial", so that off needs no double negation.',
    'No period after a label of one sentence; long labels wrap beside the box.',
  ],
  words: { label: 'The patient has agreed', word: 'A guardian has agreed', sentence: 'Needed before the first test.' },
  example: ({ word, label, sentence }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox label={label} description={sentence} defaultSelected />
      <Checkbox label={word} errorMessage={sentence} isRequired />
      <Checkbox label={word} isIndeterminate />
    </div>
  ),
};
