import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { textAreaDocs } from './TextArea.docs.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { guide: textAreaDocs },
  args: { label: 'Comments', placeholder: 'What the next person should know', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
