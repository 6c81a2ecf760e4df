import { useOfficeChoices } from '@isopter/api-client';
import { TagPicker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../lib/frame/form/Bound.tsx';

interface AdministeredFieldProps extends BoundField<readonly string[], HTMLInputElement> {
  /** Ids of the offices the person works in. */
  offices: readonly string[];
}

/** The offices that an office admin administers, among those they work in [OUR-520]. */
export function AdministeredField({ offices, value, onChange, ...field }: AdministeredFieldProps): ReactElement {
  const { t } = useTranslation();
  const known = useOfficeChoices().data?.results ?? [];
  const choices = known.flatMap(({ id, name }) => (offices.includes(id) ? [{ id, label: name }] : []));
  return (
    <TagPicker
      {...field}
      label={t(($) => $.users.fields.administrated_offices)}
      description={t(($) => $.users.administersHint)}
      isRequired
      options={choices}
      value={choices.filter(({ id }) => value.includes(id))}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
    />
  );
}
