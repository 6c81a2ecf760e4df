import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { dateFieldDocs } from './DateField.docs.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  parameters: { guide: dateFieldDocs },
  args: { label: 'Date of birth', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
