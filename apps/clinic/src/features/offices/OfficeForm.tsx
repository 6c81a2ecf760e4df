import { FormRow, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { CountryField } from './CountryField.tsx';
import type { OfficeField } from './rules.ts';
import { TimezoneField } from './TimezoneField.tsx';
import { type OfficeFormOptions, useOfficeForm } from './useOfficeForm.ts';

interface OfficeFormProps extends OfficeFormOptions {
  title: string;
}

const CLOSE = '/offices';

/** The form of an office, new or known [ORG-02, ORG-13]. */
export function OfficeForm({ title, ...options }: OfficeFormProps): ReactElement {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { form, submit, failure, conflict } = useOfficeForm(options, locale);
  const { control } = form;
  const text = (name: Exclude<OfficeField, 'country' | 'timezone'>): ReactElement => (
    <Bound control={control} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={t(($) => $.offices.fields[name])}
          isRequired={name !== 'zip'}
          {...(name === 'phone' && { type: 'tel' })}
          autoComplete="off"
        />
      )}
    </Bound>
  );
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.offices), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      failure={failure}
      conflict={conflict}
    >
      {text('name')}
      {text('street_address')}
      <FormRow>
        {text('city')}
        {text('state')}
      </FormRow>
      <FormRow>
        {text('zip')}
        <Bound control={control} name="country">
          {(field) => <CountryField {...field} label={t(($) => $.offices.fields.country)} locale={locale} />}
        </Bound>
      </FormRow>
      {text('phone')}
      <Bound control={control} name="timezone">
        {(field) => (
          <TimezoneField
            {...field}
            label={t(($) => $.offices.fields.timezone)}
            description={
              options.office?.timezone_confirmed === false
                ? t(($) => $.offices.timezoneUnconfirmed)
                : t(($) => $.offices.timezoneHint)
            }
            locale={locale}
          />
        )}
      </Bound>
    </EditScreen>
  );
}
