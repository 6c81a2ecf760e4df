import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: { title: 'More options', children: 'Goldmann size, language, subtitles.' },
});

export const Closed = meta.story();
export const Open = meta.story({ args: { defaultExpanded: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
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
