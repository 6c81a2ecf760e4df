import { StartError } from '@isopter/server/agent';
import { describe, expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

const ENV = {
  ISOPTER_SERVER: 'https://clinic.example',
  ISOPTER_OFFICE_GROUP: '0c000000-0000-4000-8000-000000000001',
  ISOPTER_ADDRESS: 'https://agent.clinic.example:4602',
};

describe('the settings of the agent', () => {
  it('need server, clinic and address, and have values for the rest [OUR-615]', () => {
    expect(settingsOf(ENV)).toMatchObject({
      server: 'https://clinic.example',
      origins: ['https://clinic.example'],
      port: 4602,
      host: '::',
      tls: undefined,
      logLevel: 'warn',
    });
    const origins = 'https://clinic.example, https://brand.example:8443/';
    expect(settingsOf({ ...ENV, ISOPTER_ORIGINS: origins }).origins).toEqual([
      'https://clinic.example',
      'https://brand.example:8443',
    ]);
    expect(settingsOf({ ...ENV, ISOPTER_SERVER: 'http://localhost:4600' }).server).toBe('http://localhost:4600');
  });

  it.each<[string, object, string]>([
    ['no server', { ISOPTER_SERVER: '' }, 'ISOPTER_SERVER is missing'],
    ['a server without TLS', { ISOPTER_SERVER: 'http://clinic.example' }, 'ISOPTER_SERVER must begin with https://'],
    ['a server with a path', { ISOPTER_SERVER: 'https://clinic.example/api' }, 'without a path'],
    ['no office group', { ISOPTER_OFFICE_GROUP: undefined }, 'ISOPTER_OFFICE_GROUP is missing'],
    ['the name of an office group', { ISOPTER_OFFICE_GROUP: 'Northside' }, 'must be the id of an office group'],
    ['no address', { ISOPTER_ADDRESS: '' }, 'ISOPTER_ADDRESS is missing'],
    ['an address without TLS', { ISOPTER_ADDRESS: 'http://localhost:4602' }, 'ISOPTER_ADDRESS must begin with'],
    ['an IPv6 address', { ISOPTER_ADDRESS: 'https://[fd00::20]:4602' }, 'must have a DNS name or an IPv4 address'],
    ['any origin', { ISOPTER_ORIGINS: '*' }, 'ISOPTER_ORIGINS must begin with'],
    ['a port that is not a number', { PORT: '46o2' }, 'PORT must be a number'],
    ['a port that is too high', { PORT: '70000' }, 'PORT must be a number'],
    ['a certificate without a key', { ISOPTER_TLS_CERT: '/x' }, 'Set both'],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ])('are refused with %s [OUR-615]', (_, env, message) => {
    expect(() => settingsOf({ ...ENV, ...env })).toThrow(StartError);
    expect(() => settingsOf({ ...ENV, ...env })).toThrow(message);
  });
});
