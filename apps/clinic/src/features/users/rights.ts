import type { Employee, Group } from '@isopter/contract';
import { rolesGivenBy } from '../../lib/domain/people/roles.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

/** The signed-in user's rights to other users; the server checks them too. */
export interface UserRights {
  /** Adds users, who are invited with single sign-on [ORG-05]. */
  mayAdd: boolean;
  /** The roles they give (OUR-110). */
  roles: readonly Group[];
  mayEdit: (user: Pick<Employee, 'groups'>) => boolean;
  /** An office-group admin is deleted by nobody [ORG-11]. */
  mayDelete: (user: Pick<Employee, 'groups'>) => boolean;
  /** An office admin those of no office admin [ORG-07]. */
  mayManageOffices: (user: Pick<Employee, 'groups'>) => boolean;
  /** Not with single sign-on, and not of suspended users [ORG-05]. */
  mayResetPassword: (user: Pick<Employee, 'groups' | 'suspended'>) => boolean;
  /** Suspends active users and reinstates suspended ones, but not oneself [OUR-522]. */
  maySuspend: (user: Pick<Employee, 'id' | 'groups'>) => boolean;
  /** Sends new users who have not signed in yet their letter again [OUR-524]. */
  mayResend: (user: Pick<Employee, 'groups' | 'suspended' | 'last_sign_in' | 'invitation'>) => boolean;
  /** Not their own, nor of suspended users [OUR-496]. */
  mayResetFactors: (user: Pick<Employee, 'id' | 'groups' | 'suspended'>) => boolean;
}

export function userRights(signedIn: SignedIn): UserRights {
  const access = accessOf(signedIn);
  const { office_group_admin, enable_sso } = access;
  const roles = rolesGivenBy(access);
  const mayEdit: UserRights['mayEdit'] = ({ groups }) =>
    groups.every((group) => roles.includes(group) || (office_group_admin && group === 'OFFICE_GROUP_ADMIN'));
  return {
    mayAdd: !enable_sso,
    roles,
    mayEdit,
    mayDelete: (user) => mayEdit(user) && !user.groups.includes('OFFICE_GROUP_ADMIN'),
    mayManageOffices: mayEdit,
    mayResetPassword: (user) => mayEdit(user) && !enable_sso && !user.suspended,
    maySuspend: (user) => mayEdit(user) && user.id !== signedIn.user.id,
    mayResend: (user) =>
      mayEdit(user) && !enable_sso && !user.suspended && !user.last_sign_in && user.invitation !== 'COMPLETED',
    mayResetFactors: (user) => mayEdit(user) && !user.suspended && user.id !== signedIn.user.id,
  };
}
