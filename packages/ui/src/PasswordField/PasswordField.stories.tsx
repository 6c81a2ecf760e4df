import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { passwordFieldDocs } from './PasswordField.docs.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { guide: passwordFieldDocs },
  args: { label: 'Password', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
