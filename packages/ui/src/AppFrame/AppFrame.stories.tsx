import preview from '../../../../.storybook/preview.tsx';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { AppNavigation } from '../AppNavigation/AppNavigation.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { HelpIcon, PatientIcon } from '../icons/index.ts';
import { appFrameDocs } from './AppFrame.docs.tsx';
import { AppFrame } from './AppFrame.tsx';

const meta = preview.meta({
  title: 'Patterns/AppFrame',
  component: AppFrame,
  parameters: { guide: appFrameDocs, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    navigation: (
      <AppNavigation
        entries={[{ id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '#patients', isCurrent: true }]}
        bottomEntries={[{ id: 'help', label: 'Help', icon: <HelpIcon />, href: '#help' }]}
      />
    ),
    header: <AppHeader start="Northside Eye Clinic" end={<Avatar name="Maria Rossi" />} />,
    footer: <AppFooter copyright="© 2026 Isopter" />,
    children: <h1 style={{ padding: 28 }}>Patients</h1>,
  },
});

export const Default = meta.story();
