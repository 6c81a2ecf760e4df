import type { Group } from '@isopter/contract';
import { FormRow, PhoneField, Select } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/form/Bound.tsx';
import { EditScreen } from '../../lib/form/EditScreen.tsx';
import { PersonTextField } from '../../lib/organization/PersonTextField.tsx';
import { useSignedIn } from '../../lib/session/session.ts';
import { OfficesField } from './OfficesField.tsx';
import { userRights } from './rights.ts';
import type { UserFormValues } from './rules.ts';
import { type UserFormOptions, useUserForm } from './useUserForm.ts';

interface UserFormProps extends UserFormOptions {
  title: string;
  /** What somebody new is told. */
  hint?: ReactElement;
}

const CLOSE = '/users';

/** The form of a user, new or known [ORG-06]. */
export function UserForm({ title, hint, ...options }: UserFormProps): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { form, submit, isReady, failure } = useUserForm(options);
  const { control } = form;
  const [held] = options.user?.groups ?? [];
  const roles = useMemo(() => {
    const given = userRights(signedIn).roles;
    return held === undefined || given.includes(held) ? given : [held, ...given];
  }, [held, signedIn]);
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.users), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      failure={failure}
      banner={hint}
    >
      <FormRow>
        <PersonTextField control={control} name="first_name" />
        <PersonTextField control={control} name="last_name" />
      </FormRow>
      <FormRow>
        <PersonTextField control={control} name="username" />
        <PersonTextField control={control} name="email" />
      </FormRow>
      <Bound control={control} name="phone_number">
        {(field) => <PhoneField {...field} label={t(($) => $.users.fields.phone_number)} autoComplete="off" />}
      </Bound>
      <Bound control={control} name="offices">
        {(field) => <OfficesField {...field} />}
      </Bound>
      <Bound<UserFormValues, 'group', HTMLButtonElement> control={control} name="group">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            label={t(($) => $.users.fields.group)}
            isRequired
            options={roles.map((id) => ({ id, label: t(($) => $.users.groups[id]) }))}
            value={value || null}
            onChange={(group) => onChange(group as Group)}
          />
        )}
      </Bound>
    </EditScreen>
  );
}
