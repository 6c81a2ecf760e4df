import type { ReactElement } from 'react';
import { MUTED, Run } from '../../report/index.ts';

export interface HeadingProps {
  x?: number;
  /** The baseline. */
  y: number;
  room: number;
  /** Beside the heading, quieter. */
  remark?: string;
  children: string;
}

/** The heading of a drawing or a block of a field's page. */
export const Heading = ({ x = 0, y, room, remark = '', children }: HeadingProps): ReactElement => (
  <Run
    x={x}
    y={y}
    size={8}
    room={room}
    pieces={[
      { text: children, strong: true },
      { text: remark, colour: MUTED },
    ]}
  />
);
