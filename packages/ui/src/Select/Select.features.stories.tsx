import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { selectDocs } from './Select.docs.tsx';
import { Select } from './Select.tsx';

const strategies = [
  { id: 'FULL_THRESHOLD', label: 'Full threshold' },
  { id: 'AVA_STANDARD', label: 'AVA standard' },
  { id: 'AVA_FAST', label: 'AVA fast' },
];
const meta = preview.meta({
  title: 'Components/Select/Features',
  component: Select,
  args: { label: 'Strategy', options: strategies, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { defaultValue: 'AVA_STANDARD' } });
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Strategy is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Strategy/ })).toHaveAccessibleDescription(/Strategy is required/);
  },
});
export const ResetForYou = meta.story({
  args: { defaultValue: 'FULL_THRESHOLD', hint: 'AVA fast is not offered for 10-2.', isRequired: true },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'AVA_FAST' } });
export const LongTexts = meta.story({
  args: {
    defaultValue: 'long',
    options: [
      { id: 'long', label: 'Suprathreshold quadrant screening of both eyes with short introduction and rests' },
    ],
  },
});
export const LargeText = meta.story({
  name: 'With large text and little room a value wraps; nothing is cut off',
  globals: { textScale: '200' },
  args: { defaultValue: 'long', options: [{ id: 'long', label: 'Suprathreshold quadrant screening' }] },
  play: async ({ canvas, canvasElement }) => {
    const shown = canvasElement.querySelector('[data-part="value"]')!;
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    await expect(canvas.getByRole('button').clientHeight).toBeGreaterThanOrEqual(shown.scrollHeight);
  },
});
export const Open = meta.story({
  args: {
    label: 'Test',
    defaultValue: 'ISHIHARA',
    options: [
      {
        title: 'Visual field',
        options: [
          { id: 'PERIMETRY', label: 'Perimetry', description: '24-2, 24-2C, 30-2, 10-2' },
          { id: 'ESTERMAN', label: 'Esterman', isDisabled: true },
        ],
      },
      { title: 'Colour', options: [{ id: 'ISHIHARA', label: 'Ishihara plates' }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Test/ }));
    await expect(await screen.findByRole('option', { name: 'Ishihara plates' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('option', { name: 'Esterman' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('AVA f{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('AVA_FAST');
    // the focus comes back once the list has gone
    await waitFor(() => expect(canvas.getByRole('button', { name: /AVA fast/ })).toHaveFocus());
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Strategy/ }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: 'AVA standard' }) });
    await expect(args.onChange).toHaveBeenCalledWith('AVA_STANDARD');
    await waitFor(() => expect(canvas.getByRole('button', { name: /AVA standard/ })).toHaveFocus());
  },
});
export const TypedWhileClosed = meta.story({
  name: 'Typing finds an option without opening the list',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('full');
    await expect(args.onChange).toHaveBeenLastCalledWith('FULL_THRESHOLD');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Full threshold/ })).toHaveFocus();
  },
});
export const NothingToChoose = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Strategy/ }));
    await expect(await screen.findByText('No results found')).toBeInTheDocument();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: 'الاستراتيجية',
    defaultValue: 'AVA_FAST',
    options: [
      { id: 'FULL_THRESHOLD', label: arabic.strategyFull },
      { id: 'AVA_STANDARD', label: arabic.strategyStandard },
      { id: 'AVA_FAST', label: arabic.strategyFast },
    ],
  },
});
export const AnyText = meta.story(anyText(selectDocs));
