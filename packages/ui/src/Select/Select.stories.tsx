import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { selectDocs } from './Select.docs.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  parameters: { guide: selectDocs },
  args: {
    label: 'Strategy',
    options: [
      { id: 'FULL_THRESHOLD', label: 'Full threshold' },
      { id: 'AVA_STANDARD', label: 'AVA standard' },
      { id: 'AVA_FAST', label: 'AVA fast' },
    ],
    onChange: fn(),
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
