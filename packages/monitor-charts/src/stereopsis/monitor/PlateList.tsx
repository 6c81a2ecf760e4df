import { Card, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { table } from '../../shared/monitor.css.ts';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { DotIndicator } from '../plot/DotIndicator.tsx';
import { outcomeOf } from '../plot/LevelChart.tsx';
import { placeText } from '../plot/speech.ts';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { Plate } from '../types.ts';
import { empty, header, list, name, settled } from './StereopsisMonitor.css.ts';

interface PlateListProps {
  /** Oldest first. */
  plates: readonly Plate[];
  isDone: boolean;
}

/** The plates, the newest first: disparity, where the dot stood out, seen or not seen (STE-01). */
export const PlateList = memo(function PlateList({ plates, isDone }: PlateListProps): ReactElement {
  const texts = useTexts(stereopsisWords);
  const format = useNumberFormat();
  const columns = [texts.columnPlate, texts.columnArcsec, texts.columnTarget, texts.columnResult];
  return (
    <Card padding="none" isRound aria-label={texts.plates}>
      <div className={header}>
        <h3 className={name}>{texts.plates}</h3>
      </div>
      {plates.length === 0 ? (
        <p className={empty}>{isDone ? texts.noDataReceived : texts.noData}</p>
      ) : (
        <ScrollRegion label={texts.plates}>
          <table className={`${list} ${table}`}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plates
                .map((plate, i) => (
                  <tr
                    key={plate.seq_num ?? -i}
                    className={plate.threshold ? settled : undefined}
                    data-threshold={plate.threshold}
                  >
                    <td>{format(plate.index)}</td>
                    <td>{format(plate.arcsec)}</td>
                    <td>
                      <DotIndicator plate={plate} />
                      <VisuallyHidden>{placeText(texts, plate.target, format)}</VisuallyHidden>
                    </td>
                    <td>
                      {texts[outcomeOf(plate)]}
                      {plate.threshold && ` · ${texts.threshold}`}
                    </td>
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
});
