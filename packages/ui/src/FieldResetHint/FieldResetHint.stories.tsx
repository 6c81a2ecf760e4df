import preview from '../../../../.storybook/preview.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { fieldResetHintDocs } from './FieldResetHint.docs.tsx';
import { FieldResetHint } from './FieldResetHint.tsx';

const meta = preview.meta({
  title: 'Components/FieldResetHint',
  component: FieldResetHint,
  parameters: { guide: fieldResetHintDocs },
  args: { from: '24-2C', to: '24-2', reason: 'AVA Fast has no 24-2C.' },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <TextField label="Protocol" defaultValue={args.to} hint={<FieldResetHint {...args} />} />
    </div>
  ),
});

export const Default = meta.story();
