import { expect, it } from 'vitest';
import { client } from '../../lib/platform/api/client.ts';
import { session } from '../../lib/platform/session/session.ts';
import { DEVICES } from '../data/devices.ts';
import { signedIn } from '../data/session.ts';
import { stage } from './stage.tsx';

const named = (name: string) => ({ listAllDevices: () => [{ ...DEVICES[0]!, name }] });

it('leaves the next story alone, also where it was left before it was ready', async () => {
  const left = stage('en-US', named('Of the story that was left'));
  const end = await stage('es-ES', named('Of the story that is shown'), { ...signedIn, demo_mode: true });
  const endOfLeft = await left;
  endOfLeft();
  await expect(client.call('listAllDevices')).resolves.toMatchObject([{ name: 'Of the story that is shown' }]);
  expect(session.current?.demo_mode).toBe(true);
  end();
});
