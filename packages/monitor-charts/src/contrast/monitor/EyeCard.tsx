import { type ContrastNorm, logCsOf } from '@isopter/clinical/contrast';
import { Badge, Card, EyeTag, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { UnderTestBadge } from '../../shared/Freshness.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { NoData } from '../../shared/NoData.tsx';
import { RecordTable } from '../../shared/RecordTable.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import type { NormFor } from '@isopter/clinical/norms';
import { noNormText } from '../../shared/noNorm.ts';
import { contrastWords } from '../contrast.texts.ts';
import { answerText, inPlace } from '../plot/answer.ts';
import { ContrastChart } from '../plot/ContrastChart.tsx';
import { LetterChart } from '../plot/LetterChart.tsx';
import type { ContrastEyeView, ContrastRecord } from '../types.ts';
import { body, chart, header, headerEnd, inside, list, name, note, result, value } from './ContrastMonitor.css.ts';

interface EyeCardProps {
  view: ContrastEyeView;
  display: 'steps' | 'letters';
  /** `null` for a test, or both eyes together, without any norm. */
  norm: NormFor<ContrastNorm> | null;
  isUnderTest: boolean;
  isDone: boolean;
  format: (value: number) => string;
}

const spaced = (letters: string): string => Array.from(letters).join(' ');

/**
 * The card of one eye or of both together: result, steps or letters, and records.
 * @selector [data-complete] On the header: if the eye is complete and not under test.
 * @selector [data-under-test] On the header: if the eye is under test.
 */
export const EyeCard = memo(function EyeCard(props: EyeCardProps): ReactElement {
  const { view, display, norm, isUnderTest, isDone, format } = props;
  const texts = useTexts(contrastWords);
  const shared = useTexts(sharedWords);
  const { underTest } = shared;
  const normal_from = norm?.norm?.from ?? null;
  const percent = useNumberFormat({ style: 'percent', maximumSignificantDigits: 3 });
  const count = useNumberFormat();
  const { eye, records } = view;
  const title = texts[`eye${eye}`];
  const level = view.result ? logCsOf(view.result.contrast) : null;
  const outcome = (): string => {
    if (level === null || !view.result) return view.is_complete ? texts.nonePassed : texts.noResult;
    const weber = texts.weber({ value: percent(view.result.contrast / 100) });
    if (norm?.none) return `${weber} · ${noNormText(norm.none, shared, count)}`;
    if (normal_from === null) return weber;
    return `${weber} · ${level >= normal_from ? texts.normal : texts.belowNormal}`;
  };
  const outcomeOf = (record: ContrastRecord): string => {
    const all = Array.from(record.question).length;
    return [
      answerText(texts, record),
      ...(all > 1 ? [texts.lettersRight({ right: count(inPlace(record)), all: count(all) })] : []),
      ...(record.threshold ? [texts.threshold] : []),
    ].join(' · ');
  };
  return (
    <Card padding="none" isRound aria-label={title} {...(isUnderTest && { outline: eye === 'OU' ? 'accent' : eye })}>
      <div
        className={header}
        data-complete={view.is_complete && !isUnderTest ? true : undefined}
        data-under-test={isUnderTest || undefined}
      >
        <EyeTag eye={eye} isDecorative />
        <h3 className={name}>{title}</h3>
        <div className={headerEnd}>
          {isUnderTest && <UnderTestBadge>{underTest}</UnderTestBadge>}
          {view.is_complete && !isUnderTest && <Badge tone="neutral">{texts.complete}</Badge>}
        </div>
      </div>
      <div className={result}>
        <p className={value}>{level === null ? '–' : texts.logCs({ value: format(level) })}</p>
        <p className={note}>{outcome()}</p>
      </div>
      <div className={body}>
        <div className={inside}>
          <div className={chart}>
            <Measured>
              {(width, height) =>
                display === 'steps' ? (
                  <ContrastChart {...{ view, width, height, normal_from, texts, format }} />
                ) : (
                  <LetterChart {...{ view, width, height, texts, format }} />
                )
              }
            </Measured>
          </div>
          <div className={list}>
            {records.length === 0 ? (
              <NoData isDone={isDone} />
            ) : (
              <RecordTable
                label={`${texts.records}, ${title}`}
                columns={[
                  texts.columnLevel,
                  { words: texts.columnAsked },
                  { words: texts.columnAnswered },
                  { words: texts.columnResult },
                ]}
                records={records}
                keyOf={({ index }) => index}
                cells={(record) => [
                  format(logCsOf(record.contrast)),
                  spaced(record.question),
                  record.answer === '' ? texts.nothing : spaced(record.answer),
                  outcomeOf(record),
                ]}
                isSettled={({ threshold }) => threshold}
              />
            )}
          </div>
        </div>
      </div>
    </Card>
  );
});
