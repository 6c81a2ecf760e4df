import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { StreamPopup } from './StreamPopup.tsx';

export const streamPopupDocs: ComponentDocs = {
  name: 'StreamPopup',
  summary: 'What the cameras of a headset see, over the monitor.',
  use: [
    'Once at a time, while a monitor is open; the owner opens and stops the stream.',
    'Frames come often: draw them into the canvas, or give the address of the newest image.',
  ],
  avoid: [
    { when: 'It is a call with people.', instead: 'VideoPanel' },
    { when: 'It holds something else.', instead: 'FloatingPanel' },
  ],
  accessibility: [
    'Waiting for a picture, showing one, and its absence are announced when they change.',
    'The picture has a name, but no other text can take its place: the monitor says the same in numbers.',
  ],
  translation: ['The title is one line.'],
  example: ({ label }) => <StreamPopup title={label} state="not-shown" onClose={() => undefined} />,
};
