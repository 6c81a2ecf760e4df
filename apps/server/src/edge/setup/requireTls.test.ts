import { describe, expect, it } from 'vitest';
import { ENGINE, startServer } from '../../../test/support/server.ts';
import { setUpPacs } from '../../exchange/pacs/settings.ts';
import { DEMO_OFFICE_GROUP } from '../seed/holdsDemo.ts';
import { type Connection, connectionsOf, databaseConnection, pacsConnectionsOf, requireTls } from './requireTls.ts';

describe('connections to other machines', () => {
  it.each([
    ['postgres://isopter@db.example/isopter', 'db.example', false],
    ['postgres://isopter@db.example/isopter?sslmode=disable', 'db.example', false],
    ['postgres://isopter@db.example/isopter?sslmode=no-verify', 'db.example', false],
    ['postgres://isopter@db.example/isopter?sslmode=verify-full', 'db.example', true],
    ['postgres://isopter@[2001:db8::1]:5432/isopter?ssl=true', '2001:db8::1', true],
    ['postgres://isopter@/isopter?host=/var/run/postgresql', 'localhost', false],
    ['postgres://%2Fvar%2Frun%2Fpostgresql/isopter', 'localhost', false],
    ['postgres:///isopter?host=db.example', 'db.example', false],
  ])('are read from DATABASE_URL: %s', (url, host, isTls) => {
    expect(databaseConnection(url)).toEqual({ kind: 'database', host, isTls });
  });

  it('are those of the settings', () => {
    const settings = {
      DATABASE_URL: 'postgres://db.example/isopter',
      ISOPTER_TEXTS: 'http://user:secret@texts.example/send',
      ISOPTER_METRICS: '0.0.0.0:9464',
    };
    expect(connectionsOf(settings, { host: 'log.example', port: 601, isSecure: false })).toEqual([
      { kind: 'database', host: 'db.example', isTls: false },
      { kind: 'syslog', host: 'log.example', isTls: false },
      { kind: 'texts', host: 'texts.example', isTls: false },
      { kind: 'metrics', host: '0.0.0.0', isTls: false },
    ]);
    expect(connectionsOf({ ISOPTER_METRICS: '9464', ISOPTER_COMMITMENT: '11112' }, undefined)).toEqual([]);
    const archives = { ISOPTER_COMMITMENT: '0.0.0.0:11112' };
    expect(connectionsOf(archives, undefined)).toEqual([{ kind: 'pacs', host: '0.0.0.0', isTls: false }]);
    expect(connectionsOf({ ...archives, ISOPTER_COMMITMENT_KEY: '/key.pem' }, undefined)).toEqual([
      { kind: 'pacs', host: '0.0.0.0', isTls: true },
    ]);
  });

  it('are those of the PACS of every office group', async () => {
    await using server = await startServer(ENGINE, 'small');
    expect(await pacsConnectionsOf(server.store.db)).toEqual([]);
    const endpoint = { host: 'pacs.example', port: 104, called_ae: 'ORTHANC' };
    const pools = [{ name: 'Lane 1', ...endpoint, calling_ae: 'ISOPTER1', archive: { ...endpoint, tls: true } }];
    await setUpPacs(server.store.db, [{ office_group: DEMO_OFFICE_GROUP, pools }]);
    expect(await pacsConnectionsOf(server.store.db)).toEqual([
      { kind: 'pacs', host: 'pacs.example', isTls: false },
      { kind: 'pacs', host: 'pacs.example', isTls: true },
    ]);
  });

  it.each(['database', 'pacs', 'syslog', 'texts', 'metrics'] as const)(
    'are refused without TLS unless the setting allows them: %s [OUR-840]',
    (kind) => {
      const connection: Connection = { kind, host: 'other.example', isTls: false };
      expect(() => requireTls(undefined, [connection])).toThrow(
        `The connection of ${kind} (other.example) is not encrypted.`,
      );
      expect(() => requireTls(kind === 'pacs' ? 'syslog' : 'pacs', [connection])).toThrow('is not encrypted');
      expect(requireTls(kind, [connection])).toBeUndefined();
      expect(requireTls('', [{ ...connection, isTls: true }])).toBeUndefined();
      expect(requireTls(undefined, [{ ...connection, host: '127.0.0.1' }])).toBeUndefined();
    },
  );

  it('of an unknown kind are refused as a setting [OUR-840]', () => {
    expect(() => requireTls('databse', [])).toThrow('ISOPTER_PLAIN must be a list of database,');
  });
});
