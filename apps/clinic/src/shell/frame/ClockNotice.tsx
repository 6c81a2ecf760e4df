import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { clock } from '../../lib/api/clock.ts';
import { ClockWarning } from '../../lib/screen/ClockWarning.tsx';
import { notice } from './Frame.css.ts';

/** The warning of a wrong clock above every screen. */
export function ClockNotice(): ReactElement | null {
  const { skew } = useSnapshot(clock);
  return skew === 0 ? null : (
    <div className={notice}>
      <ClockWarning />
    </div>
  );
}
