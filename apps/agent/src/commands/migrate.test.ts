import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openClinic } from '../db/open.ts';
import { ENGINES } from '../fakes/agent.ts';

describe.runIf(ENGINES.includes('postgres'))('an agent whose role owns nothing', () => {
  it('writes rows, and cannot remove the triggers of its access log [OUR-836]', async () => {
    const name = `isopter_role_${randomBytes(4).toString('hex')}`;
    const admin = new pg.Client(process.env['TEST_DATABASE_URL']);
    await admin.connect();
    await admin.query(`create database ${name}`);
    const owner = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: name }).href;
    execFileSync(
      process.execPath,
      ['--conditions=@isopter/source', join(import.meta.dirname, 'migrate.ts'), '--role', name],
      { env: { DATABASE_URL: owner, ISOPTER_ROLE_PASSWORD: 'of this role' }, stdio: 'pipe' },
    );
    const databaseUrl = Object.assign(new URL(owner), { username: name }).href;
    await (await openClinic({ databaseUrl }, randomUUID())).close();
    const connection = new pg.Client(databaseUrl);
    await connection.connect();
    for (const statement of ['drop trigger audit_append_only on audit', 'truncate audit', 'delete from audit_link'])
      await expect(connection.query(statement)).rejects.toMatchObject({ code: '42501' });
    await connection.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
});
