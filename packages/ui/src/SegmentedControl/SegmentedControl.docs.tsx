import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

export const segmentedControlDocs: ComponentDocs = {
  name: 'SegmentedControl',
  summary: 'Switches between a few views or values, immediately.',
  use: [
    'For two to five short choices that change what is seen: values, greyscale, deviation.',
    'With icons alone only where the picture is as plain as the word; the word stays its name.',
  ],
  avoid: [
    { when: 'The choice is one answer of a form.', instead: 'RadioGroup' },
    { when: 'Each choice has a page of content.', instead: 'Tabs' },
    { when: 'Several can be on together, or none.', instead: 'ToggleButtonGroup' },
    { when: 'There are more than five.', instead: 'Select' },
    { when: 'It is on or off.', instead: 'Switch' },
  ],
  accessibility: [
    'It is a radio group with a name; arrow keys choose the next or the previous segment.',
    'One segment is always chosen: pressing it again changes nothing.',
    'The selected segment has a frame and a heavier weight as well as its colour; forced colours use those of a selection.',
  ],
  translation: [
    'One word a segment, two at most; segments wrap into further lines where they do not fit.',
    'Segments follow the direction of writing.',
  ],
  words: { label: 'Display', word: 'Thresholds', name: 'Deviations' },
  example: ({ label, word, name }) => (
    <SegmentedControl
      label={label}
      value="1"
      segments={[
        { id: '1', label: word },
        { id: '2', label: name },
        { id: '3', label: word, isDisabled: true },
      ]}
      onChange={() => undefined}
    />
  ),
};
