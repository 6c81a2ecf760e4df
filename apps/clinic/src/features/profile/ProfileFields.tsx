import { PasswordField, PhoneField, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import type { ProfileValues } from './rules.ts';

interface ProfileFieldsProps {
  control: Control<ProfileValues>;
  isReadOnly: boolean;
}

/** The fields of the own account; those of passwords only while it is edited [INFO-04]. */
export function ProfileFields({ control, isReadOnly }: ProfileFieldsProps): ReactElement {
  const { t } = useTranslation();
  const text = (
    name: 'first_name' | 'last_name' | 'username' | 'email',
    autoComplete: string,
    type: 'text' | 'email' = 'text',
  ): ReactElement => (
    <Bound control={control} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={t(($) => $.profile.fields[name])}
          type={type}
          autoComplete={autoComplete}
          isReadOnly={isReadOnly}
          isRequired={!isReadOnly}
        />
      )}
    </Bound>
  );
  return (
    <>
      {text('first_name', 'given-name')}
      {text('last_name', 'family-name')}
      {text('username', 'username')}
      {text('email', 'email', 'email')}
      <Bound control={control} name="phone_number">
        {(field) => <PhoneField {...field} label={t(($) => $.profile.fields.phone_number)} isReadOnly={isReadOnly} />}
      </Bound>
      {!isReadOnly && <NewPassword control={control} />}
    </>
  );
}

function NewPassword({ control }: Pick<ProfileFieldsProps, 'control'>): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Bound control={control} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={t(($) => $.profile.fields.password)}
            description={t(($) => $.reset.rule)}
            autoComplete="new-password"
          />
        )}
      </Bound>
      <Bound control={control} name="confirm_password">
        {(field) => (
          <PasswordField {...field} label={t(($) => $.profile.fields.confirm_password)} autoComplete="new-password" />
        )}
      </Bound>
    </>
  );
}
