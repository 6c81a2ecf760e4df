/** Ids of audit rows that follow each other and have no row. */
export interface Gap {
  first: string;
  last: string;
}

export const gapText = ({ first, last }: Gap): string => (first === last ? first : `${first}-${last}`);

/** Age in seconds below which transactions with neighboring ids may still be open. */
const UNSETTLED = 60;

/**
 * SQL of the ids without a row, from 1 to the last one that was given out. A failed transaction and a crash leave some as
 * well.
 */
export const idsMissing = (unsettled = UNSETTLED): string => `
  select first::text, last::text from (
    select lag(id, 1, 0::bigint) over (order by id) + 1 as first, id - 1 as last, at from audit
    union all
    select coalesce(max(id), 0) + 1,
        (select case when is_called then last_value else last_value - 1 end from audit_id_seq),
        coalesce(max(at), '-infinity') from audit
  ) ids
  where last >= first and at < now() - ${unsettled} * interval '1 second'
  order by ids.first`;
