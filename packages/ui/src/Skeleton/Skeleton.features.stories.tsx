import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { skeletonDocs } from './Skeleton.docs.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton/Features', component: Skeleton });

export const Text = meta.story({ args: { width: 240 } });
export const Lines = meta.story({
  args: { width: 320, lines: 4 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-component="Skeleton"]')!;
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton.children).toHaveLength(4);
    const [first, last] = [skeleton.firstElementChild!, skeleton.lastElementChild!];
    await expect(last.getBoundingClientRect().width).toBeLessThan(first.getBoundingClientRect().width);
  },
});
export const Block = meta.story({ args: { shape: 'block', width: 280, height: 120 } });
export const Circle = meta.story({
  args: { shape: 'circle', width: 48 },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('[data-component="Skeleton"]')!.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
});
export const AnyText = meta.story(anyText(skeletonDocs));
