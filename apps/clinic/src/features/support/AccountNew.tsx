import { Checkbox, FormRow, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { PersonTextField } from '../../lib/domain/people/PersonTextField.tsx';
import { CLOSE, useAccountForm } from './useAccountForm.ts';

/** Makes a customer account: an office group, and the admin who sets it up [SUP-03]. */
export function AccountNew(): ReactElement {
  const { t } = useTranslation();
  const { form, submit, isReady, failure } = useAccountForm();
  const { control } = form;
  const title = t(($) => $.navigation.support_account);
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.support_reports), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      saveLabel={t(($) => $.support.createAccount)}
      failure={failure}
      banner={<p>{t(($) => $.support.accountHint)}</p>}
    >
      <Bound control={control} name="name">
        {(field) => <TextField {...field} label={t(($) => $.support.accountName)} autoComplete="off" isRequired />}
      </Bound>
      <FormRow>
        <PersonTextField control={control} name="first_name" />
        <PersonTextField control={control} name="last_name" />
      </FormRow>
      <PersonTextField control={control} name="username" />
      <PersonTextField control={control} name="email" />
      <Bound control={control} name="waggoner_module">
        {({ value, ...field }) => <Checkbox {...field} isSelected={value} label={t(($) => $.support.waggonerModule)} />}
      </Bound>
    </EditScreen>
  );
}
