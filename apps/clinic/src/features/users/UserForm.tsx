import type { Group } from '@isopter/contract';
import { FormRow, PhoneField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { PersonTextField } from '../../lib/domain/people/PersonTextField.tsx';
import { AdministeredField } from './AdministeredField.tsx';
import { OfficesField } from './OfficesField.tsx';
import { RolesField } from './RolesField.tsx';
import type { UserFormValues } from './rules.ts';
import { type UserFormOptions, useUserForm } from './useUserForm.ts';

interface UserFormProps extends UserFormOptions {
  title: string;
  /** A hint about new users. */
  hint?: ReactElement;
}

const CLOSE = '/users';

/** The form of a user, new or known [ORG-06]. */
export function UserForm({ title, hint, ...options }: UserFormProps): ReactElement {
  const { t } = useTranslation();
  const { form, submit, isReady, failure, conflict } = useUserForm(options);
  const { control } = form;
  const [offices, groups] = useWatch({ control, name: ['offices', 'groups'] });
  /** A new office admin administers all their offices until some are deselected. */
  const chooseRoles = (chosen: readonly Group[]): void => {
    const isNew = chosen.includes('OFFICE_ADMIN') && !groups.includes('OFFICE_ADMIN');
    if (isNew && form.getValues('administrated_offices').length === 0) {
      form.setValue('administrated_offices', offices);
    }
  };
  /** An admin of all their offices also administers added ones. */
  const followOffices = (chosen: readonly string[]): void => {
    const now = form.getValues('administrated_offices');
    if (offices.every((id) => now.includes(id))) form.setValue('administrated_offices', chosen);
  };
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.users), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      failure={failure}
      conflict={conflict}
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
        {({ onChange, ...field }) => (
          <OfficesField
            {...field}
            onChange={(chosen) => {
              followOffices(chosen);
              onChange(chosen);
            }}
          />
        )}
      </Bound>
      <Bound<UserFormValues, 'groups', HTMLElement> control={control} name="groups">
        {({ onChange, ...field }) => (
          <RolesField
            {...field}
            user={options.user}
            onChange={(chosen) => {
              chooseRoles(chosen);
              onChange(chosen);
            }}
          />
        )}
      </Bound>
      {groups.includes('OFFICE_ADMIN') && (
        <Bound control={control} name="administrated_offices">
          {(field) => <AdministeredField {...field} offices={offices} />}
        </Bound>
      )}
    </EditScreen>
  );
}
