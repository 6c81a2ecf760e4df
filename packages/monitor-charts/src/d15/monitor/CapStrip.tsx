import { CAP_COUNT, capOf, REFERENCE } from '@isopter/clinical/d15';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { D15Words } from '../d15.texts.ts';
import { capText } from '../plot/speech.ts';
import { disc, empty as emptyDisc, number as numberClass, place, strip } from './D15Monitor.css.ts';

/** The row of caps in the patient's order, the reference cap first; empty places are rings (COL-02, COL-04). */
export function CapStrip({ order, texts }: { order: readonly number[]; texts: D15Words }): ReactElement {
  const format = useNumberFormat();
  const caps = [REFERENCE, ...order];
  return (
    <ol className={strip} aria-label={texts.arrangement}>
      {Array.from({ length: CAP_COUNT + 1 }, (_, i) => {
        const cap = caps[i];
        return cap === undefined ? (
          // an empty place is identified by its position
          <li key={`open ${i}`} className={place} aria-hidden="true">
            <span className={`${disc} ${emptyDisc}`} />
            <span className={numberClass}>·</span>
          </li>
        ) : (
          <li key={cap} className={place} aria-label={capText(texts, cap, order, format)}>
            <span className={disc} style={{ backgroundColor: capOf(cap).srgb }} />
            <span className={numberClass}>{format(cap)}</span>
          </li>
        );
      })}
    </ol>
  );
}
