import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { SplitView } from './SplitView.tsx';

export const splitViewDocs: ComponentDocs = {
  name: 'SplitView',
  summary: 'A screen with a narrow panel kept beside what is worked on.',
  use: [
    'For monitors: the plots in the middle; device, controls and patient in the panel.',
    'Where the panel is looked at all the time and the work must not cover it.',
  ],
  avoid: [
    { when: 'Two eyes stand side by side.', instead: 'EyePair' },
    { when: 'The panel is wanted now and then.', instead: 'Dialog' },
    { when: 'Equal parts share the screen.', instead: 'CardGrid' },
  ],
  accessibility: [
    'The panel is a complementary landmark with a name; both parts scroll by themselves and by keyboard.',
    'On a narrow screen the panel stands below, in the order it is read.',
  ],
  translation: [
    'The panel is 290 pixels wide, at the end of the line: labels and values in it wrap.',
    'In scripts written from right to left it stands on the left; plots of eyes inside the work never mirror.',
  ],
  example: ({ label, name, word, sentence }) => (
    <SplitView panelLabel={label} panel={<KeyValueList aria-label={label} items={[{ label: word, value: name }]} />}>
      {sentence}
    </SplitView>
  ),
};
