import { describe, expect, it } from 'vitest';
import { isDemoRequested } from '../seed/isDemoRequested.ts';
import { startMessages } from './startMessages.ts';

describe('messages at the start', () => {
  const clinic = { areSources: false, isEmbedded: false, hasAccounts: true, hasDemo: false, host: '::' };

  it('name the command only while there is no account [OUR-500]', () => {
    const [message] = startMessages({ ...clinic, hasAccounts: false });
    expect(message).toMatch(
      /^There is no account yet\. Run this command .+node apps\/server\/dist\/setup\.js --clinic/s,
    );
    expect(startMessages(clinic)).toEqual([]);
  });

  it.each([
    ['::', 1],
    ['0.0.0.0', 1],
    ['10.0.0.9', 1],
    ['127.0.0.1', 0],
    ['::1', 0],
    ['localhost', 0],
  ])('warn of demo accounts that other machines reach: %s [OUR-501]', (host, warnings) => {
    const messages = startMessages({ ...clinic, hasDemo: true, host });
    expect(messages.filter((message) => message.includes('demo accounts'))).toHaveLength(warnings);
  });
});

describe('sample data', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', true],
  ])('are requested by ISOPTER_DEMO=1 only: %s [OUR-500]', (value, isRequested) => {
    expect(isDemoRequested({ ISOPTER_DEMO: value })).toBe(isRequested);
  });

  it('are not requested by an undefined value', () => {
    expect(() => isDemoRequested({ ISOPTER_DEMO: 'true' })).toThrow('ISOPTER_DEMO must be 1 or 0.');
  });
});
