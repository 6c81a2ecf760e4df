import { sql } from 'drizzle-orm';

/**
 * Whether an office group is in zero-PII mode: it turned the mode on, or has an encrypted patient, so that whoever turns the
 * mode off in the database gets nothing in plain [OUR-590].
 * @param group what a query calls the row of the office group
 */
export const isInZeroPii = (group = 'office_group') => {
  const g = sql.identifier(group);
  return sql<boolean>`(coalesce(${g}.preferences ->> 'enable_zero_pii', 'false') = 'true'
    or exists(select 1 from patient p where p.office_group_id = ${g}.id and p.is_encrypted))`;
};
