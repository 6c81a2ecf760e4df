import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { popoverDocs } from './Popover.docs.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  parameters: { guide: popoverDocs, docs: { story: { inline: false, height: '200px' } } },
  args: { title: 'Display', children: 'Thresholds are shown in decibels.' },
  render: (args) => (
    <PopoverTrigger defaultOpen>
      <Button>Display</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

export const Default = meta.story();
