import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { timeFieldDocs } from './TimeField.docs.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  title: 'Components/TimeField',
  component: TimeField,
  parameters: { guide: timeFieldDocs },
  args: { label: 'Start', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
