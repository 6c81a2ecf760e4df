import preview from '../../../../.storybook/preview.tsx';
import { completionCircleDocs } from './CompletionCircle.docs.tsx';
import { CompletionCircle } from './CompletionCircle.tsx';

const meta = preview.meta({
  title: 'Components/CompletionCircle',
  component: CompletionCircle,
  parameters: { guide: completionCircleDocs },
  args: { label: 'Left eye', value: 58, eye: 'OS' as const },
});

export const Default = meta.story();
