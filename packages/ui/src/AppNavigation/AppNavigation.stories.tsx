import preview from '../../../../.storybook/preview.tsx';
import { DeviceIcon, HelpIcon, PatientIcon, WorkItemIcon } from '../icons/index.ts';
import { appNavigationDocs } from './AppNavigation.docs.tsx';
import { AppNavigation } from './AppNavigation.tsx';

const meta = preview.meta({
  title: 'Patterns/AppNavigation',
  component: AppNavigation,
  parameters: { guide: appNavigationDocs },
  args: {
    entries: [
      { id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '#patients', isCurrent: true },
      { id: 'devices', label: 'Devices', icon: <DeviceIcon />, href: '#devices' },
      { id: 'work', label: 'Work items', icon: <WorkItemIcon />, href: '#work-items', count: '12' },
    ],
    bottomEntries: [{ id: 'help', label: 'Help', icon: <HelpIcon />, href: '#help' }],
  },
});

export const Default = meta.story();
