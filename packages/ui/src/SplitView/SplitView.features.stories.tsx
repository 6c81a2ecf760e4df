import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { anyText } from '../docs/anyText.tsx';
import { splitViewDocs } from './SplitView.docs.tsx';
import { SplitView } from './SplitView.tsx';

const meta = preview.meta({
  title: 'Patterns/SplitView/Features',
  component: SplitView,
  parameters: { layout: 'fullscreen' },
  args: {
    panelLabel: 'Device',
    panel: <KeyValueList aria-label="Device" items={[{ label: 'Device', value: 'Lane 2 headset' }]} />,
    children: <p style={{ minBlockSize: 400 }}>Visual field</p>,
  },
});
const boxes = (panel: HTMLElement): [DOMRect, DOMRect] => [
  panel.previousElementSibling!.getBoundingClientRect(),
  panel.getBoundingClientRect(),
];

export const Desktop = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: 'Device' }));
    await expect(panel.width).toBe(290);
    await expect(panel.left).toBe(main.right);
  },
});
export const TabletUpright = meta.story({
  globals: { viewport: { value: 'tabletUpright', isRotated: false } },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: 'Device' }));
    await expect(panel.top).toBe(main.bottom);
    await expect(panel.width).toBe(main.width);
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: 'Device' }));
    await expect(panel.right).toBe(main.left);
  },
});
export const Scrolls = meta.story({
  name: 'Each part scrolls by itself, by keyboard too',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { children: <p style={{ minBlockSize: 3000 }}>Visual field</p> },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Device' });
    const main = panel.previousElementSibling!;
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
    await expect(panel.scrollHeight).toBe(panel.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});
// a whole screen, one panel of a name each
const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const AnyText = meta.story({ ...anyText(splitViewDocs, ['long', 'empty']), ...phone });
export const RightToLeftText = meta.story({ ...anyText(splitViewDocs, ['rightToLeft']), ...phone });
export const EmojiText = meta.story({ ...anyText(splitViewDocs, ['emoji']), ...phone });
