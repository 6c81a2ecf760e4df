import preview from '../../../../.storybook/preview.tsx';
import { textDocs } from './Text.docs.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  parameters: { guide: textDocs },
  args: { children: 'The right eye is tested first.' },
});

export const Default = meta.story();
