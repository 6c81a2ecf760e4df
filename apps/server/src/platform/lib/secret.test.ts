import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../db/schema.ts';
import { connect } from '../../../test/support/device.ts';
import { startLane } from '../../../test/support/lane.ts';
import { ENGINE, signIn } from '../../../test/support/server.ts';
import { DIGEST_ALGORITHMS } from './secret.ts';

describe('a new algorithm of digests', () => {
  const usual = [...DIGEST_ALGORITHMS];
  afterEach(() => void DIGEST_ALGORITHMS.splice(0, Infinity, ...usual));

  it('ends no session and unpairs no headset, and is used for new secrets [OUR-837]', async () => {
    const lane = await startLane(ENGINE);
    DIGEST_ALGORITHMS.unshift('sha512');
    expect((await lane.doctor.call('bootstrap')).body.user.username).toBe('doctor');
    const again = await connect(lane.address, lane.token);
    again.socket.terminate();
    const other = await signIn(lane.server, 'oga');
    const stored = await lane.server.store.db.select({ digest: session.digest }).from(session);
    expect(stored.map(({ digest }) => digest.startsWith('sha512$')).toSorted()).toEqual([false, true]);
    expect((await other.call('signOut')).status).toBe(204);
    expect(await lane.server.store.db.$count(session)).toBe(1);
    await lane.close();
  });
});
