import { LOCAL_NAME_FIELDS, type LocalNameField, namePartOf, type Patient, withNamePart } from '@isopter/contract';
import { Disclosure, FormRow, TextField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import * as css from './LocalNameFields.css.ts';
import type { PatientFormValues } from '../rules.ts';

interface LocalNameFieldsProps {
  control: Control<PatientFormValues>;
  /** Null for a new one. */
  patient: Patient | null;
}

/** The name in local script and its pronunciation (OUR-804): collapsed, unless there is one or one is refused. */
export function LocalNameFields({ control, patient }: LocalNameFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { errors } = useFormState({ control, name: LOCAL_NAME_FIELDS });
  const hasError = LOCAL_NAME_FIELDS.some((field) => errors[field] !== undefined);
  const [isOpen, setOpen] = useState(LOCAL_NAME_FIELDS.some((field) => patient?.[field]));
  return (
    <Disclosure
      level={2}
      title={t(($) => $.patients.form.ideographic_name)}
      isExpanded={isOpen || hasError}
      onExpandedChange={setOpen}
    >
      <div className={css.groups}>
        <p className={css.hint}>{t(($) => $.patients.form.localNameHint)}</p>
        {LOCAL_NAME_FIELDS.map((field) => (
          <NameGroup key={field} control={control} name={field} />
        ))}
      </div>
    </Disclosure>
  );
}

/** One group by its parts; parts that have no field here stay as they are. */
function NameGroup({ control, name }: Pick<LocalNameFieldsProps, 'control'> & { name: LocalNameField }): ReactElement {
  const { t } = useTranslation();
  return (
    <Bound control={control} name={name}>
      {({ value, onChange, inputRef, ...field }) => (
        <FormRow>
          <TextField
            {...field}
            inputRef={inputRef}
            label={t(($) => $.patients.form.nameGroups[name].last_name)}
            value={namePartOf(value, 'last_name')}
            onChange={(typed) => onChange(withNamePart(value, 'last_name', typed))}
            autoComplete="off"
          />
          <TextField
            onBlur={field.onBlur}
            label={t(($) => $.patients.form.nameGroups[name].first_name)}
            value={namePartOf(value, 'first_name')}
            onChange={(typed) => onChange(withNamePart(value, 'first_name', typed))}
            autoComplete="off"
          />
        </FormRow>
      )}
    </Bound>
  );
}
