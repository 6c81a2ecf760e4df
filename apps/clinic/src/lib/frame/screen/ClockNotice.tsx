import { lazyPart } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { clock } from '../../platform/api/clock.ts';

/** Most clocks are right: the warning is loaded when it is needed. */
const ClockWarning = lazyPart(() => import('./ClockWarning.tsx').then((module) => module.ClockWarning));

/** Warns while this computer's clock is wrong, and says by how much. */
export function ClockNotice({ className }: { className?: string }): ReactElement | null {
  const { skew } = useSnapshot(clock);
  if (skew === 0) return null;
  return (
    <div className={className}>
      <ClockWarning skew={skew} />
    </div>
  );
}
