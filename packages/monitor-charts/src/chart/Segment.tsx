import { Line } from '@visx/shape';
import type { ComponentProps, ReactElement } from 'react';

/**
 * A straight line that is not snapped to pixels, which do not exist on paper, and has no fill that would catch the
 * pointer.
 */
export const Segment = (props: ComponentProps<typeof Line>): ReactElement => (
  <Line shapeRendering={undefined} fill={undefined} {...props} />
);
