import type { Employee, Group } from '@isopter/contract';
import { Checkbox, CheckboxGroup, Link } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../lib/frame/form/Bound.tsx';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { userRights } from './rights.ts';
import { roleChoices } from './roleChoices.ts';

interface RolesFieldProps extends BoundField<readonly Group[], HTMLElement> {
  /** Null for a new user. */
  user: Pick<Employee, 'id' | 'groups'> | null;
}

/** A checkbox for each role; roles that the signed-in user may not grant or revoke are locked [OUR-520]. */
export function RolesField(props: RolesFieldProps): ReactElement {
  const { user, name, value, onChange, onBlur, errorMessage } = props;
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const choices = roleChoices({
    user,
    given: userRights(signedIn).roles,
    signedInId: signedIn.user.id,
    isGroupAdmin: accessOf(signedIn).office_group_admin,
  });
  return (
    <CheckboxGroup
      name={name}
      onBlur={onBlur}
      errorMessage={errorMessage}
      label={t(($) => $.users.fields.groups)}
      isRequired
      value={[...value]}
      onChange={(groups) => onChange(groups as Group[])}
      description={<Link href="/help/roles">{t(($) => $.users.rolesLink)}</Link>}
    >
      {choices.map(({ role, isLocked, hint }) => (
        <Checkbox
          key={role}
          value={role}
          isDisabled={isLocked}
          label={t(($) => $.users.groups[role])}
          {...(hint && { description: t(($) => $.users.roleHints[hint]) })}
        />
      ))}
    </CheckboxGroup>
  );
}
