import { SEARCH_TEXT_VERSION, searchText } from '@isopter/contract';
import { asc, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/store.ts';

type Searched = Parameters<typeof searchText>[0];

/** Returns the columns by which a patient is searched. */
export const searchColumns = (patient: Searched) => ({
  searchText: searchText(patient),
  searchVersion: SEARCH_TEXT_VERSION,
});

type Table = PgTable & Record<keyof Searched | 'id' | 'searchText' | 'searchVersion', AnyPgColumn>;

/** Patients of one update, which locks them. */
const BATCH = 500;

/** Writes the search texts of an older version again, at the server and at the agent. */
export async function renewSearchTexts(db: Db, table: Table): Promise<void> {
  const isOlder = lt(table.searchVersion, SEARCH_TEXT_VERSION);
  for (;;) {
    const rows = (await db
      .select({
        id: table.id,
        firstName: table.firstName,
        lastName: table.lastName,
        ideographicName: table.ideographicName,
        phoneticName: table.phoneticName,
        patientIdNumber: table.patientIdNumber,
        dateOfBirth: table.dateOfBirth,
        phone: table.phone,
      })
      .from(table)
      .where(isOlder)
      .orderBy(asc(table.id))
      .limit(BATCH)) as (Searched & { id: string })[];
    if (rows.length === 0) return;
    const texts = JSON.stringify(rows.map((row) => ({ id: row.id, text: searchText(row) })));
    // a patient who was saved meanwhile has a newer text already
    await db.execute(sql`update ${table} set search_text = renewed.text, search_version = ${SEARCH_TEXT_VERSION}
      from json_to_recordset(${texts}::json) as renewed(id uuid, text text)
      where ${table.id} = renewed.id and ${isOlder}`);
  }
}
