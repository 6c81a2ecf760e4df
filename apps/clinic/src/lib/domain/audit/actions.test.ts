import { type Call, calls } from '@isopter/contract';
import { expect, it } from 'vitest';
import { wordOf } from './actions.ts';

it('has words for every call that can leave a row, and for what is no call [OUR-140]', () => {
  const rows = (Object.entries(calls) as [string, Call][]).filter(
    ([, { agent, built, path }]) => built && !agent && path.startsWith('/api/'),
  );
  expect(rows.length).toBeGreaterThan(100);
  const events = [
    'watchTest',
    'watchStream',
    'joinCall',
    'sendToPacs',
    'pairDevice',
    'takePicture',
    'beginSignIn',
    'sessionExpired',
    'endSessions',
    'changePassword',
    'publishHeads',
  ];
  const names = [...rows.map(([name]) => name), ...events];
  expect(names.filter((name) => wordOf(name) === 'other')).toEqual([]);
  expect(wordOf('anOlderCall')).toBe('other');
});
