import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard } from './Wizard.tsx';
import { wizardDocs } from './Wizard.docs.tsx';
import { startWizard } from './wizardState.ts';

const meta = preview.meta({
  title: 'Patterns/Wizard',
  component: Wizard,
  parameters: { guide: wizardDocs },
  args: {
    steps: [
      { id: 'tests', label: 'Tests', heading: 'Test #1' },
      { id: 'contact', label: 'Contact' },
      { id: 'schedule', label: 'Schedule' },
    ],
    state: startWizard([1, 1, 1]),
    send: fn(),
    isValid: true,
    onSubmit: fn(),
    children: <TextField label="Test" defaultValue="Perimetry 24-2" />,
  },
});

export const Default = meta.story();
