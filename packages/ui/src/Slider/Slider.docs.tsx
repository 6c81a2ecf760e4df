import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Slider } from './Slider.tsx';

export const sliderDocs: ComponentDocs = {
  name: 'Slider',
  summary: 'Sets a number by place on a line, for values that are felt rather than known.',
  use: [
    'For volume, brightness, size: one listens or looks, and moves it until it is right.',
    'Where every value between the ends is fine and the exact number matters little.',
    'With `onChangeEnd` for values sent over a network; `onChange` fires on every pixel.',
  ],
  avoid: [
    { when: 'People know the number they want.', instead: 'NumberField' },
    { when: 'There are three or four steps.', instead: 'SegmentedControl' },
    { when: 'It only shows a level.', instead: 'Meter' },
  ],
  accessibility: [
    'Arrow keys take a step, Page Up and Page Down ten, Home and End go to the ends.',
    'The thumb looks small but is pressed in a square of at least 24 pixels, 44 where fingers press; the line can be pressed too.',
    'With a unit give `formatOptions`, so that the announced and the shown value have it.',
  ],
  translation: [
    'The number is written as the language writes it.',
    'The line runs from where reading begins; the arrow keys follow what is seen.',
  ],
  words: { label: 'Volume' },
  example: ({ label }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Slider label={label} defaultValue={66} />
      <Slider label={label} isLabelHidden defaultValue={20} formatOptions={{ style: 'unit', unit: 'percent' }} />
      <Slider label={label} isDisabled defaultValue={40} />
    </div>
  ),
};
