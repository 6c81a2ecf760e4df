import type { ThumbnailSide } from '@isopter/monitor-charts/wall';
import type { ReactElement } from 'react';
import { tag } from './Tile.css.ts';

const EARS = { RIGHT: 'R', LEFT: 'L' } as const;
const EYES = { RIGHT: 'OD', LEFT: 'OS' } as const;
const isEar = (side: ThumbnailSide): side is keyof typeof EARS => side in EARS;

/** The eye or ear under test, which the state of the test says in words. */
export function SideTag({ side }: { side: ThumbnailSide }): ReactElement {
  return (
    <span className={tag} data-eye={isEar(side) ? EYES[side] : side} data-part="side" aria-hidden dir="ltr">
      {isEar(side) ? EARS[side] : side}
    </span>
  );
}
