import { sql } from 'drizzle-orm';

/**
 * SQL condition that an office group is in zero-PII mode: its setting is on, or it has an encrypted patient. The second part
 * keeps names encrypted if the setting is turned off in the database [OUR-590].
 * @param group what a query calls the row of the office group
 */
export const isInZeroPii = (group = 'office_group') => {
  const g = sql.identifier(group);
  return sql<boolean>`(coalesce(${g}.preferences ->> 'enable_zero_pii', 'false') = 'true'
    or exists(select 1 from patient p where p.office_group_id = ${g}.id and p.is_encrypted))`;
};
