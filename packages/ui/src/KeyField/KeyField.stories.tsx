import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { generateKey } from './key.ts';
import { keyFieldDocs } from './KeyField.docs.tsx';
import { KeyField } from './KeyField.tsx';

const meta = preview.meta({
  title: 'Components/KeyField',
  component: KeyField,
  parameters: { guide: keyFieldDocs },
  args: { label: 'Key', generate: () => generateKey(), onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
