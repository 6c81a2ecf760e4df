import {
  EMPLOYEE_FACTORS,
  EMPLOYEE_ORDERINGS,
  EMPLOYEE_STATES,
  type EmployeeOrdering,
  GROUPS,
  INVITATION_STATUSES,
} from '@isopter/contract';
import type { EmployeeQuery } from '@isopter/api-client';
import { isId, isOneOf } from '../../../lib/frame/list/filters/filters.ts';
import { given } from '../../../lib/frame/list/filters/query.ts';
import type { ListChoices } from '../../../lib/frame/list/listQuery.ts';

/** The filters of the list of users [OUR-523]. */
export type UserFilter = 'group' | 'office' | 'state' | 'invitation' | 'factor';

/** The orders and filters that the address of the list can hold. */
export const USER_CHOICES: ListChoices<EmployeeOrdering, UserFilter> = {
  orderings: EMPLOYEE_ORDERINGS,
  filters: {
    group: isOneOf(GROUPS),
    office: isId,
    state: isOneOf(EMPLOYEE_STATES),
    invitation: isOneOf(INVITATION_STATUSES),
    factor: isOneOf(EMPLOYEE_FACTORS),
  },
};

/** The query of the list: the values were checked when the address was read. */
export const userQuery = (
  filters: Readonly<Partial<Record<UserFilter, string>>>,
  ordering: EmployeeOrdering | undefined,
): EmployeeQuery => given({ ...filters, ordering }) as EmployeeQuery;
