import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { popoverDocs } from './Popover.docs.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  parameters: { guide: popoverDocs },
  args: { title: 'Display', children: 'Thresholds are shown in decibels.' },
  render: (args) => (
    <PopoverTrigger>
      <Button>Display</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

export const Default = meta.story();
