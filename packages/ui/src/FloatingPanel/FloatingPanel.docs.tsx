import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { FloatingPanel } from './FloatingPanel.tsx';

export const floatingPanelDocs: ComponentDocs = {
  name: 'FloatingPanel',
  summary: 'A panel over the page that leaves the page usable.',
  use: [
    'For what runs alongside the work: a video call, the picture of a camera.',
    'One or two at a time; the owner decides when it appears and remembers its corner.',
  ],
  avoid: [
    { when: 'The user must act before continuing.', instead: 'Dialog' },
    { when: 'It is about the control beside it.', instead: 'Popover' },
    { when: 'It is always there.', instead: 'SplitView' },
  ],
  accessibility: [
    'It does not take the focus when it appears; the owner says that it did. Closed, it gives the focus back.',
    'The bar moves it: by dragging with mouse or finger, by the arrow keys, and without any movement by pressing it, which takes it to the next corner (WCAG 2.5.7).',
    'It never leaves the window, also when that shrinks or the text grows.',
    'In full screen it is modal: the focus stays inside; Escape returns, after it has closed a tooltip.',
    'It is not printed.',
  ],
  translation: ['The title is one line and is cut where it does not fit; it names the panel in full.'],
  example: ({ word, label, sentence }) => (
    <FloatingPanel title={label} actions={<Button size="sm">{word}</Button>} onClose={() => undefined} width={264}>
      <p style={{ padding: 12 }}>{sentence}</p>
    </FloatingPanel>
  ),
};
