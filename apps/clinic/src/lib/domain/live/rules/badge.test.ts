import { describe, expect, it } from 'vitest';
import { type BadgeSituation, stateBadge } from './badge.ts';

const RUNNING: BadgeSituation = { status: 'started', screen: 'doing test', side_under_test: 'OS' };

describe('stateBadge', () => {
  it.each<[string, Partial<BadgeSituation>, string, string]>([
    ['the eye under test', {}, 'testingLeft', 'positive'],
    ['the other eye', { side_under_test: 'OD' }, 'testingRight', 'positive'],
    ['the ear under test', { side_under_test: 'RIGHT' }, 'testingRightEar', 'positive'],
    ['the screen before an eye is tested', { side_under_test: null }, 'screen', 'accent'],
    ['the screen of the tutorial', { screen: 'tutorial' }, 'screen', 'accent'],
    ['a device that has said nothing', { screen: null }, 'waiting', 'caution'],
    ['a pause on the device', { screen: 'test paused' }, 'paused', 'caution'],
    ['a paused test', { status: 'paused' }, 'paused', 'caution'],
    ['a pending test', { status: 'pending' }, 'pending', 'caution'],
    ['a syncing test', { status: 'syncing' }, 'syncing', 'accent'],
    ['a finished test', { status: 'finished' }, 'done', 'accent'],
    ['a failed test', { status: 'failed' }, 'failed', 'critical'],
    ['an expired test', { status: 'expired' }, 'expired', 'critical'],
    ['a stopped test', { status: 'stopped' }, 'stopped', 'critical'],
  ])('says %s [MON-06, MON-24]', (_, change, word, tone) => {
    expect(stateBadge({ ...RUNNING, ...change })).toEqual({ word, tone });
  });
});
