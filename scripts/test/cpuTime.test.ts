import { describe, expect, it } from 'vitest';
import { CpuMeter, parseStat, parseTimes, type Process, serverSeconds } from './cpuTime.ts';

const process = (pid: number, parent: number, seconds: number, waited = 0): Process => ({
  pid,
  parent,
  seconds,
  waited,
});

describe('parseStat', () => {
  it('reads a process whose name has spaces and parentheses', () => {
    const stat = '42 (a (b) c) S 7 42 42 0 -1 4194560 900 100 0 0 150 50 30 20 20 0 11 0 100 1 2';
    expect(parseStat(stat)).toEqual({ pid: 42, parent: 7, seconds: 2, waited: 0.5 });
  });
});

describe('CpuMeter', () => {
  it('sums a process and its descendants, also after they end', () => {
    const meter = new CpuMeter(10);
    meter.sample([process(10, 1, 1), process(11, 10, 2), process(12, 11, 4), process(20, 1, 100)]);
    meter.sample([process(10, 1, 2), process(12, 1, 5), process(20, 1, 200)]);
    expect(meter.seconds).toBe(2 + 2 + 5);
  });

  it('is zero before the first sample', () => {
    expect(new CpuMeter(10).seconds).toBe(0);
  });
});

describe('parseTimes', () => {
  it.each([
    ['0m0.004s 0m0.002s\n1m2.500s 0m3.250s\n', 65.75],
    ['0m0.00s 0m0.00s\n0m0.00s 0m0.01s', 0.01],
    ['', 0],
  ])('reads %j as %d s', (text, seconds) => {
    expect(parseTimes(text)).toBeCloseTo(seconds);
  });
});

describe('serverSeconds', () => {
  it('adds the server, the children it has waited for and those that still run', () => {
    expect(serverSeconds(10, [process(10, 1, 1, 5), process(11, 10, 2, 9), process(12, 11, 4)])).toBe(8);
  });
});
