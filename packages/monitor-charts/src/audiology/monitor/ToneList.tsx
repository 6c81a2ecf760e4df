import { Badge, Card, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { table } from '../../shared/monitor.css.ts';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { audiologyWords } from '../audiology.texts.ts';
import { isHeard } from '../model/statistics.ts';
import { themePaint } from '../plot/paint.ts';
import { ResultSymbol } from '../plot/ResultSymbol.tsx';
import type { AudiologyEarView, Tone } from '../types.ts';
import {
  average as averageClass,
  empty,
  header,
  headerEnd,
  legendSymbol,
  name,
  settled,
} from './AudiologyMonitor.css.ts';

interface ToneListProps {
  view: AudiologyEarView;
  isUnderTest: boolean;
  isDone: boolean;
}

const keyOf = ({ seq_num }: Tone, i: number): number => seq_num ?? -i;

/** The tones of one ear, the newest first: frequency, volume, heard or not heard (AUD-01). */
export const ToneList = memo(function ToneList({ view, isUnderTest, isDone }: ToneListProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat();
  const { ear, tones, average } = view;
  const title = texts[`ear${ear}`];
  return (
    <Card padding="none" isRound aria-label={title}>
      <div className={header}>
        <svg className={legendSymbol} width={22} height={22} aria-hidden="true">
          <ResultSymbol index={0} ear={ear} heard cx={11} cy={11} label={null} paint={themePaint} />
        </svg>
        <h3 className={name}>{title}</h3>
        {isUnderTest && (
          <div className={headerEnd}>
            <Badge tone="positive" hasDot>
              {texts.underTest}
            </Badge>
          </div>
        )}
      </div>
      <p className={averageClass}>
        {`${texts.average}: ${average === null ? texts.tooFewThresholds : texts.averageLevel({ level: format(average) })}`}
      </p>
      {tones.length === 0 ? (
        <p className={empty}>{isDone ? texts.noDataReceived : texts.noData}</p>
      ) : (
        <ScrollRegion label={`${texts.tones}, ${title}`}>
          <table className={table}>
            <thead>
              <tr>
                {[texts.columnFrequency, texts.columnLevel, texts.columnResult].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tones
                .map((tone, i) => (
                  <tr
                    key={keyOf(tone, i)}
                    className={tone.threshold ? settled : undefined}
                    data-threshold={tone.threshold}
                  >
                    <td>{format(tone.frequency)}</td>
                    <td>{format(tone.volume_db)}</td>
                    <td>
                      {isHeard(tone) ? texts.heard : texts.notHeard}
                      {tone.threshold && ` · ${texts.threshold}`}
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
