import type { CallCheckResults } from '@isopter/api-client';
import { expect, it } from 'vitest';
import { checkTone, countProblems } from './checkTone.ts';

const working: CallCheckResults = { camera: 'works', microphone: 'works', network: 'works', relay: 'works' };

it.each<[Partial<CallCheckResults>, number | null]>([
  [{}, 0],
  [{ relay: 'missing', microphone: 'silent' }, 2],
  [{ camera: 'permission', relay: 'checking' }, null],
])('counts parts that need attention once the check is complete: %j [OUR-643]', (results, count) => {
  expect(countProblems({ ...working, ...results })).toBe(count);
});

it('marks results that block picture, sound or connection as critical', () => {
  expect([checkTone('permission'), checkTone('missing'), checkTone('works')]).toEqual([
    'critical',
    'caution',
    'positive',
  ]);
});
