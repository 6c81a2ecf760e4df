import { useOfficeChoices } from '@isopter/api-client';
import { Banner, TagPicker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../lib/frame/form/Bound.tsx';

/** Where somebody works: among the offices the user administers [ORG-07]. */
export function OfficesField({
  value,
  onChange,
  ...field
}: BoundField<readonly string[], HTMLInputElement>): ReactElement {
  const { t } = useTranslation();
  const offices = useOfficeChoices();
  const choices = (offices.data?.results ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <>
      {offices.error && <Banner tone="critical">{t(($) => $.devices.officesFailed)}</Banner>}
      <TagPicker
        {...field}
        label={t(($) => $.users.fields.offices)}
        isRequired
        options={choices}
        value={choices.filter(({ id }) => value.includes(id))}
        onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      />
    </>
  );
}
