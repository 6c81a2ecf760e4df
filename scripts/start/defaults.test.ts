import { describe, expect, it } from 'vitest';
import { trialDefaults } from './defaults.ts';

describe('npm start', () => {
  it('requests sample data and listens on this machine only [OUR-501]', () => {
    expect(trialDefaults({})).toEqual({ ISOPTER_DEMO: '1', HOST: '127.0.0.1' });
  });

  it('listens where HOST says, and leaves out what ISOPTER_DEMO declines [OUR-501]', () => {
    expect(trialDefaults({ HOST: '::', ISOPTER_DEMO: '0' })).toEqual({ ISOPTER_DEMO: '0', HOST: '::' });
  });
});
