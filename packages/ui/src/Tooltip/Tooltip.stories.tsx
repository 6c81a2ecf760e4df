import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { tooltipDocs } from './Tooltip.docs.tsx';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { guide: tooltipDocs, docs: { story: { inline: false, height: '200px' } } },
  args: { children: 'Starts this eye again from the first stimulus' },
  render: (args) => (
    <div style={{ padding: 64, textAlign: 'center' }}>
      <TooltipTrigger defaultOpen>
        <Button>Restart</Button>
        <Tooltip {...args} />
      </TooltipTrigger>
    </div>
  ),
});

export const Default = meta.story();
