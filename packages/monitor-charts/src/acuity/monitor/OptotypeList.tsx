import { directionOf } from '@isopter/clinical/acuity';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { RecordTable } from '../../shared/RecordTable.tsx';
import { type AcuityWords, acuityWords } from '../acuity.texts.ts';
import { Optotype } from '../plot/Optotype.tsx';
import type { Format } from '../plot/series.ts';
import type { AcuityPhaseView, AcuityRecord, OptotypeKind } from '../types.ts';
import { arrow, optotype } from './AcuityMonitor.css.ts';

const EDGE = 17;
/** The number of rows listed initially: a few more than a line of optotypes has. */
const NEWEST = 40;

/** An optotype as it was shown, and an arrow to its gap. */
function shownCell({ direction }: AcuityRecord, kind: OptotypeKind, texts: AcuityWords): ReactElement {
  const shown = directionOf(direction);
  return (
    <span key="shown" className={optotype}>
      <svg
        width={EDGE}
        height={EDGE}
        viewBox={`${-EDGE / 2} ${-EDGE / 2} ${EDGE} ${EDGE}`}
        role="img"
        aria-label={shown ? texts[shown.name] : texts.directionUnknown}
      >
        <Optotype {...{ kind, direction }} size={EDGE - 2} />
      </svg>
      <span className={arrow} aria-hidden="true">
        {shown?.arrow ?? '–'}
      </span>
    </span>
  );
}

interface OptotypeListProps {
  phase: AcuityPhaseView;
  kind: OptotypeKind;
  title: string;
  format: Format;
}

/** The optotypes of one phase, newest first: size or contrast, direction, and whether it was seen (ACU-01). */
export function OptotypeList({ phase, kind, title, format }: OptotypeListProps): ReactElement {
  const texts = useTexts(acuityWords);
  // a low contrast is 10 or 2.5 %
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const { records } = phase;
  const hasContrast = records.some(({ contrast }) => contrast !== null && contrast < 100);
  const cells = useCallback(
    (record: AcuityRecord): readonly ReactNode[] => {
      const size = ({ size_label, size: logmar }: AcuityRecord): string =>
        size_label === '' && logmar !== null ? texts.logmar({ value: format(logmar, 2) }) : size_label;
      const outcome = (record: AcuityRecord): string => {
        if (record.skipped) return texts.skipped;
        return record.viewed ? texts.seen : texts.notSeen;
      };
      return [
        record.skipped ? '–' : size(record),
        ...(hasContrast ? [record.contrast === null ? '–' : percent(record.contrast / 100)] : []),
        record.skipped ? '–' : shownCell(record, kind, texts),
        outcome(record),
      ];
    },
    [texts, format, percent, kind, hasContrast],
  );
  return (
    <RecordTable
      label={`${texts.results}, ${title}`}
      columns={[
        texts.columnSize,
        ...(hasContrast ? [texts.columnContrast] : []),
        { words: texts.columnDirection },
        { words: texts.columnResult },
      ]}
      records={records}
      keyOf={({ seq_num }, i) => seq_num ?? -i - 1}
      cells={cells}
      newest={NEWEST}
    />
  );
}
