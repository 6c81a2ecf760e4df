import { describe, expect, it } from 'vitest';
import { audit } from '../../platform/db/schema.ts';
import { ENGINES, signIn, startServer } from '../../../test/support/server.ts';
import { setUp } from './setUp.ts';

const GIVEN = {
  clinic: 'Bayside Optics',
  username: 'nora',
  email: 'Nora@bayside.example',
  'first-name': 'Nora',
  'last-name': 'Vance',
};

describe.each(ENGINES)('the first account on %s', (engine) => {
  it('signs in with the printed password and must change it', async () => {
    await using server = await startServer(engine, () => Promise.resolve());
    const { username, password } = await setUp(server.store.db, GIVEN);
    const nora = await signIn(server, username, password);
    expect((await nora.call('bootstrap')).body.user).toMatchObject({
      email: 'nora@bayside.example',
      force_password_change_on_next_login: true,
    });
    expect(await server.store.db.select().from(audit)).toContainEqual(
      expect.objectContaining({ action: 'createOfficeGroup', actorKind: 'server' }),
    );
  });

  it('is created once, also by two commands at the same time', { tags: '@all' }, async () => {
    await using server = await startServer(engine, () => Promise.resolve());
    const outcomes = await Promise.allSettled([
      setUp(server.store.db, GIVEN),
      setUp(server.store.db, { ...GIVEN, clinic: 'Another', username: 'other', email: 'other@bayside.example' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(setUp(server.store.db, GIVEN)).rejects.toThrow('already has accounts');
  });

  it('is refused with a line for each missing or invalid option', async () => {
    await using server = await startServer(engine, () => Promise.resolve());
    await expect(setUp(server.store.db, { ...GIVEN, clinic: ' ', email: 'nora' })).rejects.toThrow(
      '--clinic: not valid\n--email: not valid',
    );
    await expect(setUp(server.store.db, { clinic: 'Bayside Optics' })).rejects.toThrow(
      '--username: missing\n--email: missing\n--first-name: missing\n--last-name: missing',
    );
  });
});
