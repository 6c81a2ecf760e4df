import { ACUITY_AIDS, type EnteredWarningCode, IOP_METHODS } from '@isopter/contract';
import { Card, Checkbox, Select, TextField, TimeField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { group, groupTitle, pair } from './Findings.css.ts';
import type { EnteredText, EyeName, EyeText } from './rules/entered.ts';
import type { EnteredForm } from './useEnteredForm.ts';

type NumberName = 'sphere' | 'cylinder' | 'axis' | 'vertex' | 'pupil' | 'iop' | 'acuity';

const UNITS: Readonly<Record<NumberName, string>> = {
  sphere: 'D',
  cylinder: 'D',
  axis: '°',
  vertex: 'mm',
  pupil: 'mm',
  iop: 'mmHg',
  acuity: 'logMAR',
};
const FIELD_OF: Readonly<Record<EnteredWarningCode, NumberName>> = {
  SPHERE_LARGE: 'sphere',
  PUPIL_CRITICAL: 'pupil',
  PUPIL_BORDERLINE: 'pupil',
  IOP_LOW: 'iop',
  IOP_HIGH: 'iop',
  BLIND_EYE_SEES: 'acuity',
};

interface EyeFieldsProps {
  eye: EyeName;
  form: EnteredForm;
  isReadOnly: boolean;
}

/** The facts of one eye. Unusual values have a question, but can be stored [OUR-20] [OUR-21]. */
export function EyeFields({ eye, form, isReadOnly }: EyeFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { time_format } = useSignedIn().preferences;
  const { control, typed } = form;
  const warned = form.warnings.filter((one) => one.eye === (eye === 'od' ? 'OD' : 'OS'));
  const theirs = form.theirs && form.textOf(form.theirs)[eye];
  const words = {
    methods: IOP_METHODS.map((id) => ({ id, label: t(($) => $.findings.methods[id]) })),
    aids: ACUITY_AIDS.map((id) => ({ id, label: t(($) => $.findings.aids[id]) })),
  };
  const optionName = (id: string): string =>
    [...words.methods, ...words.aids].find((option) => option.id === id)?.label ?? id;

  /** Returns another user's stored value of a field, if it differs. */
  const theirsOf = (field: keyof EyeText): string | undefined => {
    if (!theirs || !form.differs.includes(`${eye}.${field}`)) return undefined;
    const value = theirs[field];
    const said = typeof value === 'boolean' ? t(($) => (value ? $.common.yes : $.common.no)) : optionName(value);
    return t(($) => $.findings.theirs, { value: said || t(($) => $.findings.nothing) });
  };
  const number = (field: NumberName, placeholder: string): ReactElement => {
    const warning = warned.find((one) => FIELD_OF[one.warning] === field)?.warning;
    return (
      <Bound control={control} name={`${eye}.${field}`}>
        {({ value, ...bound }) => (
          <TextField
            {...bound}
            value={value}
            label={t(($) => $.findings[field])}
            unit={UNITS[field]}
            placeholder={placeholder}
            isNumeric
            isReadOnly={isReadOnly}
            description={theirsOf(field)}
            hint={warning && t(($) => $.findings.warnings[warning])}
          />
        )}
      </Bound>
    );
  };
  const choice = (field: 'method' | 'aid'): ReactElement => (
    <Bound<EnteredText, `${EyeName}.method` | `${EyeName}.aid`, HTMLButtonElement>
      control={control}
      name={`${eye}.${field}`}
    >
      {({ value, ...bound }) => (
        <Select
          {...bound}
          value={value}
          label={t(($) => $.findings[field])}
          options={[
            { id: '', label: t(($) => $.common.notStated) },
            ...(field === 'method' ? words.methods : words.aids),
          ]}
          isDisabled={isReadOnly}
          description={theirsOf(field)}
        />
      )}
    </Bound>
  );
  return (
    <Card title={t(($) => $.findings.eyes[eye])} level={3} outline={eye === 'od' ? 'OD' : 'OS'}>
      <div className={group}>
        <h4 className={groupTitle}>{t(($) => $.findings.refraction)}</h4>
        <div className={pair}>
          {number('sphere', '−1.50')}
          {number('cylinder', '−0.75')}
          {number('axis', '90')}
          {number('vertex', '12')}
        </div>
        <h4 className={groupTitle}>{t(($) => $.findings.pupilTitle)}</h4>
        <div className={pair}>
          {number('pupil', '4.0')}
          <div>
            <Bound control={control} name={`${eye}.dilated`}>
              {({ value, onChange, ...bound }) => (
                <Checkbox
                  {...bound}
                  isSelected={value}
                  onChange={onChange}
                  label={t(($) => $.findings.dilated)}
                  isReadOnly={isReadOnly}
                  description={theirsOf('dilated')}
                />
              )}
            </Bound>
          </div>
        </div>
        {typed[eye].dilated && (
          <Bound control={control} name={`${eye}.drug`}>
            {({ value, ...bound }) => (
              <TextField
                {...bound}
                value={value}
                label={t(($) => $.findings.drug)}
                isReadOnly={isReadOnly}
                description={theirsOf('drug')}
              />
            )}
          </Bound>
        )}
        <h4 className={groupTitle}>{t(($) => $.findings.iopTitle)}</h4>
        <div className={pair}>
          {number('iop', '15')}
          {choice('method')}
          <Bound control={control} name={`${eye}.time`}>
            {({ value, onChange, onBlur, errorMessage }) => (
              <TimeField
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                errorMessage={errorMessage}
                label={t(($) => $.findings.time)}
                format={time_format}
                isReadOnly={isReadOnly}
                description={theirsOf('time')}
              />
            )}
          </Bound>
        </div>
        <h4 className={groupTitle}>{t(($) => $.findings.acuityTitle)}</h4>
        <div className={pair}>
          {number('acuity', '0.10')}
          {choice('aid')}
        </div>
      </div>
    </Card>
  );
}
