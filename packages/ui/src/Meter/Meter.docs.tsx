import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Meter } from './Meter.tsx';

export const meterDocs: ComponentDocs = {
  name: 'Meter',
  summary: 'Shows a level that goes up and down within known bounds.',
  use: [
    'For a reading that has a least and a greatest value: sound level, battery, storage.',
    'With `valueLabel` where a percentage means nothing: "35 dB" instead of "25%".',
    'With a `tone` once a limit is passed, and with words under the bar that state it too.',
  ],
  avoid: [
    { when: 'It counts up to an end: an upload, a test.', instead: 'ProgressBar' },
    { when: 'It is a share that must stay low, with limits for its level.', instead: 'StatBar' },
    { when: 'The person sets the level.', instead: 'Slider' },
    { when: 'It is the charge of a headset or handpiece.', instead: 'BatteryIcon' },
  ],
  accessibility: [
    'It has the role `meter` and is read as label and value; it takes no focus, for there is nothing to do.',
    'Changes are not announced: a level that must be noticed also needs a Banner or a toast.',
    'The bar keeps four pixels at its least value, so that an empty meter is still seen as one.',
  ],
  translation: [
    'The percentage is written as the language writes it: "25%", "25 %", "٪٢٥".',
    'Give `valueLabel` and `valueText` formatted for the language, unit included.',
  ],
  example: ({ label, word, sentence }) => (
    <Meter label={label} value={35} valueLabel={word} tone="positive">
      {sentence}
    </Meter>
  ),
};
