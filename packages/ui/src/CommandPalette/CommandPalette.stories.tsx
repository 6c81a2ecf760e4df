import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AddIcon, DeviceIcon, MoonIcon, PatientIcon, SignOutIcon } from '../icons/index.ts';
import { commandPaletteDocs } from './CommandPalette.docs.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const meta = preview.meta({
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: { guide: commandPaletteDocs },
  args: {
    isOpen: true,
    recent: ['new-patient'],
    commands: [
      { id: 'patients', label: 'Patients', icon: <PatientIcon />, group: 'Go to', keys: 'g p' },
      { id: 'devices', label: 'Devices', icon: <DeviceIcon />, group: 'Go to', keys: 'g d' },
      { id: 'new-patient', label: 'New patient', icon: <AddIcon />, group: 'Actions' },
      { id: 'dark', label: 'Theme: Dark', icon: <MoonIcon />, group: 'Display', keywords: ['exam room', 'night'] },
      { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, group: 'Account' },
    ],
    onRun: fn(),
    onOpenChange: fn(),
  },
});

export const Default = meta.story();
