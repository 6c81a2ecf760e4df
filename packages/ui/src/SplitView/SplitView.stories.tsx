import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { SplitView } from './SplitView.tsx';

const meta = preview.meta({
  title: 'Patterns/SplitView',
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
