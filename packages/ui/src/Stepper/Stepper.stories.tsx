import preview from '../../../../.storybook/preview.tsx';
import { stepperDocs } from './Stepper.docs.tsx';
import { Stepper } from './Stepper.tsx';

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  parameters: { guide: stepperDocs },
  args: {
    steps: [
      { id: 'tests', label: 'Tests', state: 'done' as const },
      { id: 'contact', label: 'Contact', state: 'current' as const },
      { id: 'schedule', label: 'Schedule' },
    ],
  },
});

export const Default = meta.story();
