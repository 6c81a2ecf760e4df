import { Line } from '@visx/shape';
import type { ComponentProps, ReactElement } from 'react';

/** A straight line as it is: not snapped to pixels, which paper has none of, and without a fill that would catch the pointer. */
export const Segment = (props: ComponentProps<typeof Line>): ReactElement => (
  <Line shapeRendering={undefined} fill={undefined} {...props} />
);
