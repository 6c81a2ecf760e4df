import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { phoneFieldDocs } from './PhoneField.docs.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = preview.meta({
  title: 'Components/PhoneField',
  component: PhoneField,
  parameters: { guide: phoneFieldDocs },
  args: { label: 'Phone', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
