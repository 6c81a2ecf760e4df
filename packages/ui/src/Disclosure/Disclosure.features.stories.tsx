import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { disclosureDocs } from './Disclosure.docs.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure/Features',
  component: Disclosure,
  args: { title: 'More options', children: 'Goldmann size, language, subtitles.' },
});

export const Closed = meta.story();
export const Open = meta.story({ args: { defaultExpanded: true } });
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More options' });
    await expect(trigger).toBeDisabled();
    await userEvent.click(trigger, { pointerEventsCheck: 0 });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});
export const HeadingLevel = meta.story({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'More options' })).toBeVisible();
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More options' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Goldmann size, language, subtitles.')).toBeVisible();
  },
});
export const Touch = meta.story({
  args: { onExpandedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('More options') });
    await expect(canvas.getByText('Goldmann size, language, subtitles.')).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
  },
});

export const AnyText = meta.story(anyText(disclosureDocs));
