import { SHOWN_DECIMALS } from '@isopter/clinical/course';
import { Badge } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSourceWords } from '../../../lib/domain/imports/useSourceWords.ts';
import * as css from './Compare.css.ts';
import { FieldNumber } from './FieldNumber.tsx';
import type { ForeignField } from './rules/foreign.ts';
import { useDecibels } from './useDecibels.ts';

/** Mean sensitivity, device, indices and catch trials of a field that another device measured [OUR-397] [OUR-476]. */
export function ForeignFacts({ field }: { field: ForeignField }): ReactElement {
  const { t } = useTranslation();
  const decibels = useDecibels(SHOWN_DECIMALS.MEAN_SENSITIVITY);
  const { deviceName, factsOf, reliabilityOf } = useSourceWords();
  return (
    <div className={css.foot}>
      <div className={css.trust}>
        <Badge>
          <span aria-hidden>○ </span>
          {t(($) => $.course.imported.mark)}
        </Badge>
      </div>
      <dl className={css.numbers}>
        <FieldNumber label={t(($) => $.course.measures.MEAN_SENSITIVITY)} value={decibels(field.mean_sensitivity)} />
      </dl>
      <p className={css.note}>
        <bdi>{t(($) => $.imports.source.measuredBy, { device: deviceName(field.device) })}</bdi>
      </p>
      <p className={css.note}>{factsOf(field.facts)}</p>
      <p className={css.note}>{reliabilityOf(field.facts.reliable)}</p>
      <p className={css.note}>{t(($) => $.compare.imported.facts)}</p>
    </div>
  );
}
