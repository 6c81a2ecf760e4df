import { isEnded } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { Lasting } from './Elapsed.tsx';
import { OpenTest } from './OpenTest.tsx';
import { REASON_ICONS } from './reasonIcon.ts';
import { SideTag } from './SideTag.tsx';
import * as css from './Tile.css.ts';
import type { ShownTest } from './useShownTest.ts';

/** A running test as a line of a list, for a phone; all of it leads to its monitor [OUR-792]. */
export function TestLine({ shown }: { shown: ShownTest }): ReactElement {
  const percent = useNumberFormat({ style: 'percent' });
  const { test, device, side, done, tile, ids } = shown;
  const Icon = tile.lead === null ? null : REASON_ICONS[tile.lead];
  return (
    <div
      className={css.testLine}
      data-needs={tile.look}
      data-claimed={tile.isClaimed || undefined}
      data-stale={shown.stale ? true : undefined}
      role="group"
      aria-label={device}
      data-component="WallTile"
    >
      {Icon ? <Icon aria-hidden className={css.lineIcon} /> : <span className={css.dot} aria-hidden />}
      <bdi className={css.lineLane}>{device}</bdi>
      <OpenTest shown={shown} className={css.lineName} />
      {side && <SideTag side={side} />}
      <span className={css.lineEnd}>
        <span data-part="percent">{percent(done / 100)}</span>
        {test.time_start && !isEnded(shown.dashboard.status) && <Lasting since={test.time_start} />}
      </span>
      <VisuallyHidden>
        <span id={ids.state}>{[...shown.callNames, shown.stateName].join(', ')}</span>
      </VisuallyHidden>
    </div>
  );
}
