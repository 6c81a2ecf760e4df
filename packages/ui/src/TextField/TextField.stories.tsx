import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { textFieldDocs } from './TextField.docs.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: { guide: textFieldDocs },
  args: { label: 'First name', description: 'As on the referral', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
