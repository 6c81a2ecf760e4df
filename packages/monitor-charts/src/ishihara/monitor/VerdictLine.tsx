import { type Verdict, verdictOf } from '@isopter/clinical/ishihara';
import { StatusMarker, type Tone, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { ishiharaWords } from '../ishihara.texts.ts';
import type { PlatesView } from '../types.ts';
import { count, hint, summary } from './IshiharaMonitor.css.ts';

const TONES: Readonly<Record<Verdict['outcome'], Tone>> = {
  normal: 'positive',
  deficient: 'critical',
  unclear: 'caution',
  unreliable: 'caution',
};

/** The number of correct plates and, when the eye is finished, the verdict. */
export function VerdictLine({ view, isOver }: { view: PlatesView; isOver: boolean }): ReactElement {
  const texts = useTexts(ishiharaWords);
  const format = useNumberFormat();
  const verdict = isOver ? verdictOf(view.plates) : null;
  const answered = view.plates.filter(({ result }) => result !== 'unanswered').length;
  if (!verdict) {
    return (
      <div className={summary}>
        <span>{texts.answered({ answered: format(answered), all: format(view.plates.length) })}</span>
      </div>
    );
  }
  const { edition, right, outcome, type } = verdict;
  return (
    <div className={summary}>
      <span className={count}>{texts.counts({ right: format(right), scored: format(edition.scored) })}</span>
      <StatusMarker tone={TONES[outcome]}>{texts[`verdict${outcome}`]}</StatusMarker>
      {type && <span>{texts[`type${type}`]}</span>}
      {outcome === 'unreliable' && <p className={hint}>{texts.demonstration}</p>}
      <p className={hint}>
        {texts.edition({
          edition: format(edition.plates),
          normal: format(edition.normal),
          deficient: format(edition.deficient),
          scored: format(edition.scored),
        })}
      </p>
    </div>
  );
}
