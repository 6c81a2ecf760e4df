import type { ReactElement } from 'react';
import { CRITICAL, MUTED, Run } from '../../report/index.ts';

export interface HeadingProps {
  x?: number;
  /** The baseline. */
  y: number;
  room: number;
  /** Beside the heading, quieter. */
  remark?: string;
  /** Whether the remark must not be overlooked. */
  isAlarm?: boolean;
  children: string;
}

/** The heading of a drawing or a block of a field's page. */
export const Heading = ({ x = 0, y, room, remark = '', isAlarm = false, children }: HeadingProps): ReactElement => (
  <Run
    x={x}
    y={y}
    size={8}
    room={room}
    pieces={[
      { text: children, strong: true },
      { text: remark, colour: isAlarm ? CRITICAL : MUTED, strong: isAlarm },
    ]}
  />
);
