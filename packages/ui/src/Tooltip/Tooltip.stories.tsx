import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { children: 'Starts this eye again from the first stimulus' },
  render: (args) => (
    <div style={{ padding: 64, textAlign: 'center' }}>
      <TooltipTrigger>
        <Button>Restart</Button>
        <Tooltip {...args} />
      </TooltipTrigger>
    </div>
  ),
});

export const Closed = meta.story();
export const OnFocus = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'Restart' })).toHaveAttribute('aria-describedby', tooltip.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
export const AtTheEnd = meta.story({
  args: { placement: 'end' },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
});
