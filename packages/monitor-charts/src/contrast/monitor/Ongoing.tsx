import { logCsOf } from '@isopter/clinical/contrast';
import { Card, CompletionCircle, EyeTag, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useNoData } from '../../shared/NoData.tsx';
import { contrastWords } from '../contrast.texts.ts';
import { answerText } from '../plot/answer.ts';
import type { ContrastView } from '../types.ts';
import { end, ongoing, ongoingTitle, part, partName, quiet } from './ContrastMonitor.css.ts';
import { Answered, Asked } from './Letters.tsx';

interface OngoingProps {
  view: ContrastView;
  isDone: boolean;
  format: (value: number) => string;
}

/** The current question, its eye, the answer, and the completion of that eye (CON-01). */
export function Ongoing({ view, isDone, format }: OngoingProps): ReactElement {
  const texts = useTexts(contrastWords);
  const count = useNumberFormat();
  const nothing = useNoData(isDone);
  const { ongoing: record } = view;
  if (!record) {
    return (
      <Card padding="none" aria-label={texts.ongoing}>
        <div className={ongoing}>
          <span className={quiet}>{isDone ? nothing : texts.waiting}</span>
        </div>
      </Card>
    );
  }
  const { eye } = record;
  const title = isDone ? texts.lastQuestion : texts.ongoing;
  return (
    <Card padding="none" aria-label={title}>
      <div className={ongoing}>
        <h3 className={ongoingTitle}>
          {title}
          <EyeTag eye={eye} />
        </h3>
        <span className={part}>
          <span className={partName}>{texts.columnAsked}</span>
          <Asked record={record} />
        </span>
        <span className={part}>
          <span className={partName}>{texts.columnAnswered}</span>
          {record.answer === '' ? (
            <span className={quiet}>{isDone ? texts.nothing : texts.asking}</span>
          ) : (
            <>
              <Answered record={record} />
              <span>{answerText(texts, record)}</span>
            </>
          )}
        </span>
        <span className={end}>
          <span className={quiet}>{texts.recordNumber({ number: count(record.index) })}</span>
          <span>{texts.logCs({ value: format(logCsOf(record.contrast)) })}</span>
          <CompletionCircle
            label={texts.completedOf({ eye: texts[`eye${eye}`] })}
            value={view.eyes[eye].completion}
            eye={eye}
          />
        </span>
      </div>
    </Card>
  );
}
