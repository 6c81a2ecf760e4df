import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { anyText } from '../docs/anyText.tsx';
import { cardGridDocs } from './CardGrid.docs.tsx';
import { CardGrid } from './CardGrid.tsx';

const names = ['Lane 1', 'Lane 2', 'Pre-test room', 'Home kit'];
const meta = preview.meta({
  title: 'Components/CardGrid/Features',
  component: CardGrid,
  args: { 'aria-label': 'Devices', children: names.map((name) => <Card key={name}>{name}</Card>) },
});
const columns = (group: HTMLElement): number =>
  getComputedStyle(group)
    .gridTemplateColumns.split(' ')
    .filter((width) => width !== '0px').length;

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('group', { name: 'Devices' }))).toBe(4);
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('group', { name: 'Devices' }))).toBe(1);
  },
});
export const Strip = meta.story({
  name: 'A strip is one line on a phone, and shows that there is more',
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    isStrip: true,
    children: names.map((name) => (
      <Card key={name}>
        <Link href="#card">{name}</Link>
      </Card>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Devices' });
    const [first, second] = names.map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(second!.left).toBeLessThan(group.getBoundingClientRect().right);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    canvas.getByRole('link', { name: 'Home kit' }).focus();
    await expect(group.scrollLeft).toBeGreaterThan(0);
  },
});
export const AnyText = meta.story(anyText(cardGridDocs));
