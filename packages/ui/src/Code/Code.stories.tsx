import preview from '../../../../.storybook/preview.tsx';
import { codeDocs } from './Code.docs.tsx';
import { Code, CodeBlock } from './Code.tsx';

const meta = preview.meta({
  title: 'Components/Code',
  component: Code,
  subcomponents: { CodeBlock },
  parameters: { guide: codeDocs },
  args: { children: 'https://clinic.example:8443' },
  render: (args) => (
    <p>
      Open <Code {...args} /> in the browser of the headset.
    </p>
  ),
});

export const Default = meta.story();
