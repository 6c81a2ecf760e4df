import { useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement, type ReactNode, useCallback } from 'react';
import { NoData } from '../../shared/NoData.tsx';
import { Panel } from '../../shared/Panel.tsx';
import { RecordTable } from '../../shared/RecordTable.tsx';
import { DotIndicator } from '../plot/DotIndicator.tsx';
import { outcomeOf } from '../plot/LevelChart.tsx';
import { placeText } from '../plot/speech.ts';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { Plate } from '../types.ts';

interface PlateListProps {
  /** The plates in chronological order. */
  plates: readonly Plate[];
  isDone: boolean;
}

/** The plates, newest first: disparity, position of the dot, and whether it was seen (STE-01). */
export const PlateList = memo(function PlateList({ plates, isDone }: PlateListProps): ReactElement {
  const texts = useTexts(stereopsisWords);
  const format = useNumberFormat();
  const cells = useCallback(
    (plate: Plate): readonly ReactNode[] => [
      format(plate.index),
      format(plate.arcsec),
      <DotIndicator key="dot" plate={plate} label={placeText(texts, plate.target, format)} />,
      [texts[outcomeOf(plate)], ...(plate.threshold ? [texts.threshold] : [])].join(' · '),
    ],
    [texts, format],
  );
  return (
    <Panel title={texts.plates}>
      {plates.length === 0 ? (
        <NoData isDone={isDone} />
      ) : (
        <RecordTable
          label={texts.plates}
          columns={[
            texts.columnPlate,
            texts.columnArcsec,
            { words: texts.columnTarget },
            { words: texts.columnResult },
          ]}
          records={plates}
          keyOf={({ seq_num }, i) => seq_num ?? -i}
          cells={cells}
          isSettled={({ threshold }) => threshold}
        />
      )}
    </Panel>
  );
});
