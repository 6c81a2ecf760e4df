import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { sampleTests } from '../docs/sampleTests.tsx';
import { timelineDocs } from './Timeline.docs.tsx';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  parameters: { guide: timelineDocs },
  args: { label: 'Tests', events: sampleTests(fn()) },
  render: (args) => (
    <Card title="Tests" padding="none">
      <Timeline {...args} />
    </Card>
  ),
});

export const Default = meta.story();
