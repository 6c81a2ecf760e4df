import preview from '../../../../.storybook/preview.tsx';
import { statBarDocs } from './StatBar.docs.tsx';
import { StatBar } from './StatBar.tsx';

const meta = preview.meta({
  title: 'Components/StatBar',
  component: StatBar,
  parameters: { guide: statBarDocs },
  args: {
    label: 'False negatives',
    value: 25,
    limits: { caution: 20, critical: 33 },
    explanation: '1 of 4 catch trials missed',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
