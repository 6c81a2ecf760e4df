import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { dateRangePickerDocs } from './DateRangePicker.docs.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = preview.meta({
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  parameters: { guide: dateRangePickerDocs },
  args: { label: 'Tested', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
