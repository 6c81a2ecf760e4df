import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ColorPicker } from './ColorPicker.tsx';

export const colorPickerDocs: ComponentDocs = {
  name: 'ColorPicker',
  summary: 'Takes a color that is written, or picked by eye.',
  use: [
    'For the colors of a brand: a seed as `#rrggbb`, copied from a style guide or chosen.',
    'With `fallback` where the field may stay empty because there is a usual color.',
  ],
  avoid: [
    { when: 'It is one of a few colors with a meaning.', instead: 'RadioGroup' },
    { when: 'A color represents a state.', instead: 'Badge' },
  ],
  accessibility: [
    'The color can be typed. The button at the end, or Alt and Arrow down, opens the panel; Escape closes it and gives the focus back.',
    'In the panel the arrow keys change saturation, brightness and hue, Page up and Page down in larger steps; the color is announced in words.',
    'The thumb is white within black, so it stands out from every color.',
    'Whether a text is a color that may be used is left to the form: give `errorMessage`.',
  ],
  translation: [
    'Names of colors and channels come from React Aria in the language of the page.',
    'The code of a color is read from left to right in every script.',
  ],
  words: { label: 'Accent', word: 'Neutral', sentence: 'Buttons, links, what is selected' },
  example: ({ label, word, sentence }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ColorPicker label={label} description={sentence} defaultValue="#1f6f5c" />
      <ColorPicker label={word} fallback="#5e6f69" errorMessage={sentence} />
      <ColorPicker label={word} defaultValue="#b97f00" isDisabled />
    </div>
  ),
};
