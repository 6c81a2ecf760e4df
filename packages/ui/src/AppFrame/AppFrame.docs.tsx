import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { AppNavigation } from '../AppNavigation/AppNavigation.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { PatientIcon } from '../icons/index.ts';
import { AppFrame } from './AppFrame.tsx';

export const appFrameDocs: ComponentDocs = {
  name: 'AppFrame',
  summary: 'The frame around every screen: navigation, header, the screen itself, footer.',
  use: [
    'Once around the screens of a signed-in person; the route says which parts it wants.',
    'Without `navigation` on a monitor, which needs the width: the logo then is in the header.',
    'With `isHeaderTransparent` on screens that are one picture.',
  ],
  avoid: [
    { when: 'Nobody is signed in yet.', instead: 'SignInScreen' },
    { when: 'A screen has a list and what belongs to it.', instead: 'ListScreen' },
    { when: 'A screen has a panel beside its content.', instead: 'SplitView' },
  ],
  accessibility: [
    'Banner, navigation, main and content information are landmarks; the first tab stop skips to the screen, and F6 moves from landmark to landmark.',
    'The navigation is 232 pixels wide, icons under 1100 and a sheet under 720 pixels, also when zoomed in.',
    'The sheet keeps the focus inside, and closes by Escape, by a press outside and when one goes somewhere.',
    'Pinching zooms the page as the browser does (WCAG 1.4.4); only plots take no part in gestures.',
    'Of the frame nothing is printed: the screen has the paper.',
  ],
  translation: ['Right to left, the navigation and its sheet are on the right.'],
  example: ({ word, label, name, sentence }) => (
    <AppFrame
      navigation={
        <AppNavigation
          entries={[{ id: '1', label: word || '–', icon: <PatientIcon />, href: '#one', isCurrent: true }]}
        />
      }
      header={<AppHeader start={label} end={name} />}
      footer={<AppFooter copyright={sentence} />}
    >
      <p style={{ padding: 16 }}>{sentence}</p>
    </AppFrame>
  ),
};
