import { SHOWN_DECIMALS } from '@isopter/clinical/course';
import type { FieldAnalysis, ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import type { MeasuredField, WrongAnswers } from '@isopter/contract';
import { fieldResultWords } from '@isopter/monitor-charts/perimetry/plots';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { BlockedIcon, CautionIcon, InfoIcon, PositiveIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDurationText } from '../../../lib/domain/tests/useElapsed.ts';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';
import { FieldNumber } from './FieldNumber.tsx';
import { useDecibels } from './useDecibels.ts';

const ERRORS = [
  ['FP', 'false_positives'],
  ['FN', 'false_negatives'],
  ['FL', 'fixation_losses'],
] as const;

/** Shows the results of a field, in the same places on both cards: reliability, wrong answers, time, indices. */
export function FieldFacts({
  field,
  analysis,
}: {
  field: MeasuredField;
  analysis: FieldAnalysis | undefined;
}): ReactElement {
  const { t } = useTranslation();
  const words = useTexts(fieldResultWords);
  const percent = useNumberFormat({ style: 'percent' });
  const decibels = useDecibels(SHOWN_DECIMALS.MD);
  const duration = useDurationText();
  const written = ({ wrong, given, rate }: WrongAnswers): string => {
    const share = typeof rate === 'number' ? percent(rate) : t(($) => $.compare.notKnown);
    return given ? t(($) => $.compare.rate, { wrong, given, share }) : share;
  };
  const rarity = (probability: ProbabilityClass): string =>
    typeof probability === 'number' ? t(($) => $.compare.rarer, { percent: percentOf(probability) }) : '';
  const percentOf = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const { vfi, md, psd, mean_sensitivity: mean } = field;
  return (
    <div className={css.foot}>
      <div className={css.trust}>
        <Trust field={field} />
        {ERRORS.map(([name, kind]) => (
          <span key={name}>
            <abbr title={t(($) => $.compare.errors[kind])} className={css.label}>
              {name}
            </abbr>{' '}
            <strong>{written(field[kind])}</strong>
          </span>
        ))}
        {typeof field.seconds === 'number' && <span>{duration(field.seconds)}</span>}
      </div>
      <dl className={css.numbers}>
        {typeof md === 'number' && (
          <FieldNumber label="MD" value={decibels(md)} rarity={rarity(analysis?.mdProbability ?? null)} />
        )}
        {typeof psd === 'number' && (
          <FieldNumber label="PSD" value={decibels(psd)} rarity={rarity(analysis?.psdProbability ?? null)} />
        )}
        {typeof vfi === 'number' && <FieldNumber label="VFI" value={percent(vfi / 100)} />}
        {analysis?.ght && (
          <div className={css.number}>
            <dt className={css.label}>GHT</dt>
            <dd className={css.inWords}>{words[`ght${analysis.ght}`]}</dd>
          </div>
        )}
        {typeof md !== 'number' && typeof mean === 'number' && (
          <FieldNumber label={t(($) => $.course.measures.MEAN_SENSITIVITY)} value={decibels(mean)} />
        )}
      </dl>
      {field.incomparable && <p className={css.note}>{t(($) => $.progression.noNorms[field.incomparable!])}</p>}
    </div>
  );
}

/** Whether it can be relied on, and whether somebody took it out: an icon with words. */
function Trust({ field }: { field: MeasuredField }): ReactElement {
  const { t } = useTranslation();
  const { reason, flags } = useFieldWords();
  if (field.exclusion)
    return (
      <span className={css.said} data-tone="caution">
        <BlockedIcon aria-hidden />
        {t(($) => $.progression.takenOut, { reason: reason(field) })}
      </span>
    );
  if (field.flags.length > 0)
    return (
      <span className={css.said} data-tone="caution">
        <CautionIcon aria-hidden />
        {t(($) => $.progression.notReliable, { flags: flags(field.flags) })}
      </span>
    );
  if (field.verdict === 'undecided')
    return (
      <span className={css.said} data-tone="neutral">
        <InfoIcon aria-hidden />
        {t(($) => $.course.undecided)}
      </span>
    );
  return (
    <span className={css.said}>
      <PositiveIcon aria-hidden />
      {t(($) => $.course.reliable)}
    </span>
  );
}
