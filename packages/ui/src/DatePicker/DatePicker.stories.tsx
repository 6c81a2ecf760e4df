import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { datePickerDocs } from './DatePicker.docs.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: { guide: datePickerDocs },
  args: { label: 'Date of birth', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
