import preview from '../../../../.storybook/preview.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { fieldDocs } from './Field.docs.tsx';

const meta = preview.meta({
  title: 'Components/Field',
  component: TextField,
  parameters: { guide: fieldDocs },
  args: {
    label: 'Patient ID',
    description: 'Up to 16 letters and digits.',
    placeholder: 'As on the referral',
    isRequired: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
