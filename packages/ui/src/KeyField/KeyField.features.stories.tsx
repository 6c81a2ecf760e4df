import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { keyFieldDocs } from './KeyField.docs.tsx';
import { KeyField } from './KeyField.tsx';

const writeText = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  title: 'Components/KeyField/Features',
  component: KeyField,
  args: { label: 'Key', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    return () => write.mockRestore();
  },
});

const KEY = 'K7mQ2-xPv9d-Hn4Tb-w8ZrC';

export const Invalid = meta.story({
  args: { errorMessage: 'Key is required', isRequired: true, description: 'Ask your administrator for it.' },
});
export const Disabled = meta.story({ args: { isDisabled: true, value: KEY } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, value: KEY, label: 'Key of the server' } });

export const Strength = meta.story({
  name: 'Counts to five characters, then rates the strength (of CONST-03)',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Key');
    await expect(input).toHaveAccessibleDescription('0 of at least 5 characters');
    await userEvent.type(input, 'aB3$');
    await expect(input).toHaveAccessibleDescription('4 of at least 5 characters');
    await userEvent.type(input, 'x');
    await expect(input).toHaveAccessibleDescription(/easy to guess/);
    await userEvent.type(input, 'reen-Harbour & 2 boats');
    await expect(input).toHaveAccessibleDescription('Very hard to guess');
  },
});

export const Secret = meta.story({
  name: 'Keeps the key out of the markup and of the browser’s history',
  args: { generate: () => KEY },
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Key');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await expect(input).toHaveAttribute('type', 'password');
    await step('typed', async () => {
      await userEvent.type(input, 'green-Harbour');
      await expect(input).toHaveValue('green-Harbour');
      await waitFor(() => expect(canvasElement.outerHTML).not.toContain('green'));
    });
    await step('generated and shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Generate a key' }));
      await expect(input).toHaveValue(KEY);
      await expect(input).toHaveAttribute('type', 'text');
      await waitFor(() => expect(canvasElement.outerHTML).not.toContain('K7mQ2'));
    });
  },
});

export const Keyboard = meta.story({
  args: { generate: () => KEY },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Key')).toHaveFocus();
    await userEvent.tab();
    const show = canvas.getByRole('button', { name: 'Show key' });
    await expect(show).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generate a key' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(KEY);
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenLastCalledWith(KEY);
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible());
  },
});

/** The checkbox waits for a key, and is emptied by every change of it. */
export const Saved = meta.story({
  args: { generate: () => KEY },
  render: function SavedKey(args) {
    const [isSaved, setSaved] = useState(false);
    return <KeyField {...args} isSaved={isSaved} onSavedChange={setSaved} />;
  },
  play: async ({ canvas }) => {
    const saved = canvas.getByRole('checkbox', { name: /I have saved this key/ });
    await expect(saved).toBeDisabled();
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Generate a key' }) });
    await userEvent.click(saved);
    await expect(saved).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Key'), '!');
    await expect(saved).not.toBeChecked();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'المفتاح', description: 'احتفظ به في مكان آمن', generate: () => KEY },
});

export const AnyText = meta.story(anyText(keyFieldDocs));
