import { parseArgs } from 'node:util';
import pg from 'pg';
import { StartError } from '../lib/startError.ts';
import { grantRows } from './limitedRole.ts';
import { openStore, type StoreOptions } from './store.ts';

/**
 * Runs the command `migrate --role NAME`: as the owner of the database, creates and migrates its tables for a program whose own role
 * may only read and write rows [OUR-836]. Ends with 1 if that fails.
 */
export async function migrateFor(options: Pick<StoreOptions, 'migrations' | 'check'> = {}): Promise<void> {
  try {
    const { values } = parseArgs({ options: { role: { type: 'string' } } });
    const databaseUrl = process.env['DATABASE_URL'];
    if (!databaseUrl || !values.role)
      throw new StartError(
        'Set DATABASE_URL to the database as its owner, and name the role of the server: --role NAME',
      );
    await (await openStore({ databaseUrl, ...options })).close();
    const connection = new pg.Client(databaseUrl);
    await connection.connect();
    try {
      await connection.query('begin');
      await grantRows(connection, values.role, process.env['ISOPTER_ROLE_PASSWORD'] || undefined);
      await connection.query('commit');
    } finally {
      await connection.end();
    }
    console.log(`The database is migrated. The role ${values.role} can read and write its rows.`);
  } catch (error) {
    const isUsage = error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
