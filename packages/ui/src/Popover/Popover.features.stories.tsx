import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { popoverDocs } from './Popover.docs.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Popover/Features',
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
      <Button>{args.title}</Button>
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
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Display' }) });
    const done = await screen.findByRole('button', { name: 'Done' });
    await userEvent.pointer({ keys: '[TouchA]', target: done });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const NamedByLabel = meta.story({
  args: { title: undefined, 'aria-label': 'About thresholds' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog', { name: 'About thresholds' })).toBeInTheDocument();
  },
});
export const AtTheEnd = meta.story({
  args: { placement: 'bottom end', title: arabic.display, children: () => <p>{arabic.thresholds}</p> },
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: arabic.display });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
// one open at a time
export const AnyText = meta.story(anyText(popoverDocs, ['long']));
export const RightToLeftText = meta.story(anyText(popoverDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(popoverDocs, ['emoji']));
