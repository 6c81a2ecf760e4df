import preview from '../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton });

export const Text = meta.story({ args: { width: 240 } });
export const Lines = meta.story({ args: { width: 320, lines: 4 } });
export const Block = meta.story({ args: { shape: 'block', width: 280, height: 120 } });
export const Circle = meta.story({ args: { shape: 'circle', width: 48 } });
