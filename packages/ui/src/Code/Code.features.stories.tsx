import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { codeDocs } from './Code.docs.tsx';
import { Code, CodeBlock } from './Code.tsx';

const writeText = fn<(text: string) => Promise<void>>();
const SHORT = '{\n  "pattern": "24-2",\n  "eye": "OD"\n}';
const LONG_LINE = `https://clinic.example/reports?${Array.from({ length: 20 }, (_, at) => `field=${at}`).join('&')}`;

const meta = preview.meta({
  title: 'Components/Code/Features',
  component: CodeBlock,
  args: { label: 'Set-up of the test', children: SHORT },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    return () => write.mockRestore();
  },
});

export const Inline = meta.story({
  render: () => (
    <p>
      Open <Code>https://clinic.example:8443</Code> in the browser of the headset.
    </p>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByText('https://clinic.example:8443');
    await expect(code).toHaveAttribute('dir', 'ltr');
    await expect(code).toHaveAttribute('translate', 'no');
    await expect(code).toHaveAttribute('lang', '');
  },
});
export const Block = meta.story({
  name: 'Is no tab stop if the text fits',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Set-up of the test' })).toBeVisible();
    const lines = canvas.getByText(/24-2/).parentElement;
    await expect(lines).not.toHaveAttribute('tabindex');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});
export const LongLine = meta.story({
  name: 'Scrolls a long line by keyboard',
  args: { children: LONG_LINE },
  play: async ({ canvas }) => {
    const lines = canvas.getByText(LONG_LINE).parentElement as HTMLElement;
    await waitFor(() => expect(lines).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(lines).toHaveFocus();
    await expect(lines).toHaveAccessibleName('Set-up of the test');
    await expect(lines.scrollWidth).toBeGreaterThan(lines.clientWidth);
  },
});
export const ManyLines = meta.story({
  args: { children: Array.from({ length: 60 }, (_, at) => `line ${at + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const lines = canvas.getByText(/line 60/).parentElement as HTMLElement;
    await waitFor(() => expect(lines).toHaveAttribute('tabindex', '0'));
    await expect(lines.scrollHeight).toBeGreaterThan(lines.clientHeight);
  },
});
export const Wrapped = meta.story({
  args: { children: LONG_LINE, isWrapped: true },
  play: async ({ canvas }) => {
    const lines = canvas.getByText(LONG_LINE).parentElement as HTMLElement;
    await expect(lines.scrollWidth).toBe(lines.clientWidth);
    await expect(lines).not.toHaveAttribute('tabindex');
  },
});
export const Keyboard = meta.story({
  name: 'Copies the exact text by keyboard, and announces it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenLastCalledWith(SHORT);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
});
export const CopyFails = meta.story({
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('It could not be copied.'));
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Copy' }) });
    await expect(writeText).toHaveBeenLastCalledWith(SHORT);
  },
});
export const WithoutCopy = meta.story({ args: { canCopy: false, isLabelHidden: true } });
export const RightToLeft = meta.story({
  name: 'Runs from left to right in every script',
  globals: { locale: 'ar-EG' },
  args: { label: 'إعداد الفحص' },
  render: (args) => (
    <>
      <p>
        افتح <Code>https://clinic.example:8443</Code> في متصفح النظارة.
      </p>
      <CodeBlock {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getByText(/24-2/).parentElement as HTMLElement;
    await expect(getComputedStyle(lines).direction).toBe('ltr');
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(/24-2/));
    const [first] = range.getClientRects();
    await expect((first?.left ?? 0) - lines.getBoundingClientRect().left).toBeLessThan(24);
  },
});
export const LargeText = meta.story({
  name: 'Fits 320 pixels with text of twice the size',
  globals: { textScale: '200' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const block = canvas.getByRole('group', { name: 'Set-up of the test' }).closest('[data-component="CodeBlock"]')!;
    await expect(block.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const AnyText = meta.story(anyText(codeDocs));
