import { Radio, RadioGroup } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RepetitionFields, type RepetitionFieldsProps } from './RepetitionFields.tsx';
import { stepFields } from './Steps.css.ts';

/** Whether it is repeated; if so, how often and until when [FORM-16]. Takes what {@link RepetitionFields} takes. */
export function ScheduleStep(props: RepetitionFieldsProps): ReactElement {
  const { value, onChange } = props;
  const { t } = useTranslation();
  return (
    <div className={stepFields}>
      <RadioGroup
        label={t(($) => $.tests.steps.recurring)}
        value={String(value.recurring)}
        onChange={(id) => onChange({ ...value, recurring: id === 'true' })}
      >
        <Radio value="false" label={t(($) => $.common.no)} />
        <Radio value="true" label={t(($) => $.common.yes)} />
      </RadioGroup>
      {value.recurring && <RepetitionFields {...props} />}
    </div>
  );
}
