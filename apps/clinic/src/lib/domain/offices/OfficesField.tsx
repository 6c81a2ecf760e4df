import { useOfficeChoices } from '@isopter/api-client';
import { Banner, TagPicker } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../frame/form/Bound.tsx';

interface OfficesFieldProps<V extends FieldValues> {
  control: Control<V>;
  /** The field of the form that holds the ids. */
  name: FieldPathByValue<V, readonly string[]>;
}

/** The offices something belongs to, of those the user administers [DEV-03, DEV-11, OFFC-01]. */
export function OfficesField<V extends FieldValues>({ control, name }: OfficesFieldProps<V>): ReactElement {
  const { t } = useTranslation();
  const offices = useOfficeChoices();
  const choices = (offices.data?.results ?? []).map(({ id, name: label }) => ({ id, label }));
  return (
    <>
      {offices.error && <Banner tone="critical">{t(($) => $.devices.officesFailed)}</Banner>}
      <Bound control={control} name={name}>
        {({ value, onChange, ...field }) => {
          const ids: readonly string[] = value;
          return (
            <TagPicker
              {...field}
              label={t(($) => $.devices.offices)}
              isRequired
              options={choices}
              value={choices.filter(({ id }) => ids.includes(id))}
              onChange={(chosen) => {
                // offices of others are not offered, and stay [DEV-11]
                const others = ids.filter((id) => choices.every((choice) => choice.id !== id));
                onChange([...others, ...chosen.map(({ id }) => id)] as PathValue<V, typeof name>);
              }}
            />
          );
        }}
      </Bound>
    </>
  );
}
