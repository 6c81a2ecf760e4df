import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator';
import pg from 'pg';
import { StartError } from '../lib/startError.ts';

/** Rights on the tables of the access log: rows are only added, and its triggers move the ends of chains. */
const RIGHTS_ON_AUDIT: Readonly<Record<string, string>> = {
  audit: 'select, insert',
  audit_link: 'select, insert',
  audit_head: 'select, insert, update',
};
/** PostgreSQL 17 allows roles other than the owner to collect statistics. */
const HAS_MAINTAIN = 170_000;

/** Returns whether the role of a connection may change the schema: only the owner may, or who may create schemas. */
export async function mayMigrate(connection: pg.ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ may: boolean }>(
    `select has_database_privilege(current_database(), 'CREATE') as may`,
  );
  return rows[0]?.may === true;
}

/**
 * Checks that the database has the schema of this version.
 * @throws StartError when its owner has to migrate it first
 */
export async function requireCurrentSchema(connection: pg.ClientBase, migrations: MigrationConfig): Promise<void> {
  const newest = readMigrationFiles(migrations).at(-1)?.folderMillis ?? 0;
  const { rows } = await connection
    .query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [] }));
  if (Number(rows[0]?.newest ?? 0) >= newest) return;
  throw new StartError(
    'The database has not the schema of this version. Run migrate.js first, as the owner of the database.',
  );
}

/**
 * Lets a role erase deleted rows from the files of the database, which is more than rights on tables. Only a superuser can grant it:
 * after another owner, `eraseDeleted.ts` fails, and the server logs it.
 * @param name as an identifier of SQL
 */
async function grantErasing(connection: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await connection.query<{ may: boolean; version: number }>(
    `select rolsuper as may, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user`,
  );
  const [owner] = rows;
  if (!owner?.may) return;
  await connection.query(`grant pg_checkpoint to ${name}`);
  await connection.query(`grant execute on function pg_switch_wal(), pg_ls_waldir() to ${name}`);
  if (owner.version >= HAS_MAINTAIN) await connection.query(`grant select, maintain on pg_statistic to ${name}`);
}

/**
 * Lets a role read and write the rows of the server, own nothing, and only add to the access log [OUR-836].
 * @param connection of the owner, to a migrated database
 * @param password creates the role, or gives it this password. Without it, the role must exist.
 */
export async function grantRows(connection: pg.ClientBase, role: string, password?: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await connection.query('select from pg_roles where rolname = $1', [role]);
  if (password !== undefined) {
    const change = rowCount === 0 ? 'create' : 'alter';
    await connection.query(`${change} role ${name} login password ${pg.escapeLiteral(password)}`);
  } else if (rowCount === 0) {
    throw new StartError(`There is no role ${role}. Create it, or set ISOPTER_ROLE_PASSWORD.`);
  }
  const { rows } = await connection.query<{ table: string; version: number }>(
    `select tablename as table, current_setting('server_version_num')::int as version
      from pg_tables where schemaname = 'public'`,
  );
  for (const { table, version } of rows) {
    const usual = `select, insert, update, delete${version >= HAS_MAINTAIN ? ', maintain' : ''}`;
    const of = pg.escapeIdentifier(table);
    await connection.query(`revoke all on ${of} from ${name}`);
    await connection.query(`grant ${RIGHTS_ON_AUDIT[table] ?? usual} on ${of} to ${name}`);
  }
  await grantErasing(connection, name);
  await connection.query(`grant usage on all sequences in schema public to ${name}`);
  await connection.query(`grant usage on schema public, drizzle to ${name}`);
  await connection.query(`grant select on drizzle.__drizzle_migrations to ${name}`);
}
