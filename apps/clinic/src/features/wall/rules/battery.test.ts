import { describe, expect, it } from 'vitest';
import { endsBeforeTest, minutesLeft } from './battery.ts';

const MINUTE = 60_000;

describe('minutesLeft', () => {
  it('goes by the pace that was watched', () => {
    expect(minutesLeft({ level: 20, at: 0 }, { level: 16, at: 6 * MINUTE })).toBe(24);
  });

  it('is not known before the level has dropped by two percent', () => {
    expect(minutesLeft({ level: 20, at: 0 }, { level: 19, at: 60 * MINUTE })).toBeNull();
    expect(minutesLeft({ level: 20, at: 0 }, { level: 30, at: MINUTE })).toBeNull();
  });
});

it('compares what the battery has with what the test needs [OUR-786]', () => {
  expect(endsBeforeTest(5, 6)).toBe(true);
  expect(endsBeforeTest(6, 6)).toBe(false);
  expect(endsBeforeTest(null, 6)).toBe(false);
  expect(endsBeforeTest(5, null)).toBe(false);
});
