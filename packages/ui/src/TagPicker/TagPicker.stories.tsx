import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OFFICES } from './sample.ts';
import { tagPickerDocs } from './TagPicker.docs.tsx';
import { TagPicker } from './TagPicker.tsx';

const meta = preview.meta({
  title: 'Components/TagPicker',
  component: TagPicker,
  parameters: { guide: tagPickerDocs },
  args: {
    label: 'Offices',
    options: OFFICES,
    defaultValue: OFFICES.slice(0, 2),
    placeholder: 'Name of an office',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
