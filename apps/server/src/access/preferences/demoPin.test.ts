import { expect, it } from 'vitest';
import { demoPinOf } from './demoPin.ts';

it('the PIN of the demo mode is four digits from the environment, or undefined [OUR-270]', () => {
  expect(demoPinOf({ ISOPTER_DEMO_PIN: '0417' })).toBe('0417');
  expect(demoPinOf({})).toBeUndefined();
  expect(demoPinOf({ ISOPTER_DEMO_PIN: '' })).toBeUndefined();
  for (const wrong of ['417', '04170', '04a7', ' 0417']) {
    expect(() => demoPinOf({ ISOPTER_DEMO_PIN: wrong })).toThrow('ISOPTER_DEMO_PIN must be four digits.');
  }
});
