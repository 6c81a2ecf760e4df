import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { SplitView } from './SplitView.tsx';

export const splitViewDocs: ComponentDocs = {
  name: 'SplitView',
  summary: 'A screen with a narrow panel kept beside what is worked on.',
  use: [
    'For monitors: the plots in the middle; device, controls and patient in the panel.',
    'Where the panel is looked at all the time and the work must not cover it.',
    'With `isResizable` if users need different widths of the panel; store the value of `onPanelWidthChange`.',
    'With a `bar` for what must always be in reach, such as the buttons that pause and cancel an examination.',
  ],
  avoid: [
    { when: 'Two eyes are side by side.', instead: 'EyePair' },
    { when: 'The panel is wanted now and then.', instead: 'Dialog' },
    { when: 'Equal parts share the screen.', instead: 'CardGrid' },
  ],
  accessibility: [
    'The panel is a complementary landmark with a name, the bar a region; F6 moves from one to the other.',
    'Each part scrolls separately and by keyboard. The bar never scrolls, and the keyboard reaches it first.',
    'The edge of a resizable panel is a separator with the name and size of the panel: arrow keys, Home and End resize it, Enter hides the panel and brings it back. By mouse and finger it is dragged; past half of its least width the panel is hidden. A bar then is the foot of the screen.',
    'On a narrow screen the panel is below, in reading order, and the bar at the bottom of the window; toasts appear above the bar.',
  ],
  translation: [
    'The panel is 290 pixels wide unless it is resized, at the end of the line: labels and values in it wrap.',
    'In right-to-left scripts it is on the left; plots of eyes inside the work never mirror.',
  ],
  example: ({ label, name, word, sentence }) => (
    <SplitView
      panelLabel={label}
      panel={<KeyValueList aria-label={label} items={[{ label: word, value: name }]} />}
      barLabel={word}
      bar={<Button isFullWidth>{word}</Button>}
    >
      {sentence}
    </SplitView>
  ),
};
