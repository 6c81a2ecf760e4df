import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { KeyValueList } from './KeyValueList.tsx';

export const keyValueListDocs: ComponentDocs = {
  name: 'KeyValueList',
  summary: 'Facts of one thing, label at the start and value at the end of each line.',
  use: [
    'For a handful of facts beside what they belong to: a device, a patient, the settings of a test.',
    'With `isNumeric` for numbers that are compared or read back, such as an ID, percentages and sizes.',
  ],
  avoid: [
    { when: 'Several things have the same facts.', instead: 'Table' },
    { when: 'The facts are changed in place.', instead: 'Form' },
    { when: 'One fact is judged against limits.', instead: 'StatBar' },
    { when: 'A fact is not known: use it as the value.', instead: 'MissingValue' },
  ],
  accessibility: [
    'It is a list of terms and definitions: each label is announced with its value.',
    'A `tone` colours the value alone; the value must say the same.',
    'Name the list if there is no heading above it.',
  ],
  translation: [
    'Labels are nouns without a colon: the layout says what belongs together.',
    'Long labels and values wrap on their own side of the line.',
    'Values keep their own direction, so a Latin name or an ID stays readable among Arabic labels.',
  ],
  example: ({ word, label, name, sentence }) => (
    <KeyValueList
      aria-label={label}
      items={[
        { label: label, value: name },
        { label: `${word} 2`, value: sentence },
        { label: `${word} 3`, value: '82%', isNumeric: true, tone: 'positive' },
      ]}
    />
  ),
};
