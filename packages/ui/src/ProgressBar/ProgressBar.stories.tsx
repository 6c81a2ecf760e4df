import preview from '../../../../.storybook/preview.tsx';
import { progressBarDocs } from './ProgressBar.docs.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: { guide: progressBarDocs },
  args: { label: 'Upload', value: 58 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
