import { gridOf } from '@isopter/clinical/perimetry';
import { SmallDrawing, type SmallPicture } from '@isopter/monitor-charts/course';
import type { ReactElement } from 'react';

/** A right eye with a loss in the upper half. */
const points = gridOf('24-2', 'OD').points.map(({ x, y }) => [x, y, y > 0 ? 8 : 28] as const);

/** The picture with its first points. */
export const record = { fields: [{ eye: 'OD', points: points.slice(0, 2) }] };

const picture: SmallPicture = { fields: [{ eye: 'OD', points }] };

export const Example = (): ReactElement => <SmallDrawing picture={picture} label="Right eye, MD −16.25 dB" />;
