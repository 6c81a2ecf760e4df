import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  args: {
    title: 'Display',
    children: (close: () => void) => (
      <>
        <p>Thresholds are shown in decibels.</p>
        <Button size="sm" onPress={close}>
          Done
        </Button>
      </>
    ),
  },
  render: (args) => (
    <PopoverTrigger>
      <Button>Display</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

export const OpensAndCloses = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Display' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Display' })).toHaveFocus());
  },
});
export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Display' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
