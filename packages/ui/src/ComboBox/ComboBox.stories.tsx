import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { comboBoxDocs } from './ComboBox.docs.tsx';
import { ComboBox } from './ComboBox.tsx';

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox,
  parameters: { guide: comboBoxDocs },
  args: {
    label: 'Doctor',
    placeholder: 'Name of the doctor',
    options: [
      { id: 'd1', label: 'Moreau, Élodie', description: 'Northside Eye Clinic' },
      { id: 'd2', label: 'Petrova, Irina', description: 'Northside Eye Clinic' },
      { id: 'd3', label: 'Ribeiro, Lucas', description: 'Harbour Office' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
