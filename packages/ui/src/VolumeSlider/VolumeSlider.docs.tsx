import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

export const volumeSliderDocs: ComponentDocs = {
  name: 'VolumeSlider',
  summary: 'How loud something is, with a mute that remembers.',
  use: ['The volume of a headset whose device can change it; leave it out where the device cannot.'],
  avoid: [
    { when: 'It is another number by place on a line.', instead: 'Slider' },
    { when: 'Sound is only on or off.', instead: 'Switch' },
  ],
  accessibility: [
    'Two stops: the mute button, whose name says what pressing does, and the slider with its number.',
    'The arrow keys move by 1, Page up and down by 10, Home and End to 0 and 100.',
    'Zero always looks muted and is called muted; the icon shows muting too, not only the color.',
  ],
  translation: ['"Mute" and "Unmute" are what pressing does, not the state.'],
  example: ({ label }) => <VolumeSlider label={label} value={66} onChange={() => undefined} />,
};
