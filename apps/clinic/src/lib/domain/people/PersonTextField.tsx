import { TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../frame/form/Bound.tsx';

type PersonText = 'first_name' | 'last_name' | 'username' | 'email';

/** Props of {@link PersonTextField}. */
export interface PersonTextFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, string> & PersonText;
}

/** A text that tells who somebody of the clinic is; the browser does not fill in that of who is signed in. */
export function PersonTextField<V extends FieldValues>({ control, name }: PersonTextFieldProps<V>): ReactElement {
  const { t } = useTranslation();
  const label = t(($) => $.users.fields[name as PersonText]);
  return (
    <Bound control={control} name={name}>
      {({ onChange, ...field }) => (
        <TextField
          {...field}
          onChange={(text) => onChange(text as PathValue<V, typeof name>)}
          label={label}
          isRequired
          {...(name === 'email' && { type: 'email' })}
          autoComplete="off"
        />
      )}
    </Bound>
  );
}
