import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { tooltipDocs } from './Tooltip.docs.tsx';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

const onPress = fn();
const meta = preview.meta({
  title: 'Components/Tooltip/Features',
  component: Tooltip,
  args: { children: 'Starts this eye again from the first stimulus' },
  render: (args) => (
    <div style={{ padding: 64, textAlign: 'center' }}>
      <TooltipTrigger>
        <Button onPress={onPress}>Restart</Button>
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
export const OnHover = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Restart' });
    await userEvent.pointer({ target: document.body });
    // React Aria ignores the mouse for 50 ms after a touch, which the story before may have ended with
    await waitFor(async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await expect(button).toHaveAttribute('data-hovered');
    });
    // it opens half a second later, which a busy machine makes longer
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 5_000 });
    await expect(tooltip).toHaveTextContent('Starts this eye again from the first stimulus');
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
export const Touch = meta.story({
  name: 'A touch presses the control and shows no tooltip',
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Restart' }) });
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
// one open at a time
export const AnyText = meta.story(anyText(tooltipDocs, ['long']));
export const RightToLeftText = meta.story(anyText(tooltipDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(tooltipDocs, ['emoji']));
