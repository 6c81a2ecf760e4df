import { describe, expect, it } from 'vitest';
import { whiteLabelDomain } from './whiteLabelDomain.ts';

describe('white-label domain', () => {
  it.each([
    ['northside.isopter.example', 'northside'],
    ['eu.northside.isopter.example', 'northside'],
    ['NORTHSIDE.isopter.example', 'northside'],
    ['isopter.example', null],
    ['www.isopter.example', null],
    ['app.isopter.example', null],
    ['localhost', null],
    ['192.168.0.12', null],
    ['[::1]', null],
  ])('of %s is %s [NAV-12]', (host, domain) => {
    expect(whiteLabelDomain(host)).toBe(domain);
  });
});
