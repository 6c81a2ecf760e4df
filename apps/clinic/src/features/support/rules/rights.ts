import { type Group, SUPPORT_GROUPS, type SupportDevice, type SupportUser } from '@isopter/contract';

type Whom = Pick<SupportUser, 'groups'>;

/** Roles with more rights than support has: nobody deletes these users here [ORG-11]. */
const ADMINS: readonly Group[] = ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN'];

const isAnyOf = ({ groups }: Whom, these: readonly Group[]): boolean => groups.some((group) => these.includes(group));

/** Support works for the clinics, not for its own people. */
const isServed = (user: Whom): boolean => !isAnyOf(user, SUPPORT_GROUPS);

/** The actions of basic support on users; the server checks them too [SUP-02]. */
export const mayChangeEmail = isServed;
export const mayAssign = (user: Whom): boolean => isServed(user) && !isAnyOf(user, ['OFFICE_GROUP_ADMIN']);
export const mayDelete = (user: Whom): boolean => isServed(user) && !isAnyOf(user, ADMINS);
export const mayUnlink = ({ claimed }: Pick<SupportDevice, 'claimed'>): boolean => claimed;
