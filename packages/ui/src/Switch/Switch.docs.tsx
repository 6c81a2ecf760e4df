import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Switch } from './Switch.tsx';

export const switchDocs: ComponentDocs = {
  name: 'Switch',
  summary: 'A setting that is on or off and takes effect immediately.',
  use: [
    'In preferences and panels, where switching changes something right away.',
    'With `position="end"` in a list of settings: words in one column, switches in another.',
  ],
  avoid: [
    { when: 'It takes effect only when a form is sent.', instead: 'Checkbox' },
    { when: 'Neither side is plainly "off".', instead: 'SegmentedControl' },
    { when: 'It turns a tool on in a toolbar.', instead: 'IconButton' },
  ],
  accessibility: [
    'It has the role `switch`; the space bar switches it, and so does a press on its words.',
    'The place of the thumb says on or off, not the colour alone; forced colours keep both apart.',
    'If the change is refused put it back and say why in `errorMessage`.',
  ],
  translation: [
    'Name the setting as what is there when it is on: "Subtitles", not "Turn subtitles on" and not "Subtitles off".',
    'The thumb moves towards the end of the line, as reading goes.',
  ],
  words: { label: 'Sound', word: 'Spoken guidance', sentence: 'The headset says what to do.' },
  example: ({ label, word, sentence }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch label={label} description={sentence} defaultSelected />
      <Switch label={word} position="end" />
      <Switch label={word} isDisabled />
    </div>
  ),
};
