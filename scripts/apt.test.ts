import { expect, it, vi } from 'vitest';
import { type AptRun, aptInstall } from './apt.ts';

const DONE: AptRun = { ok: true, said: '' };
const LOCKED: AptRun = {
  ok: false,
  said: 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 12 (apt-get)',
};
const MISSING: AptRun = { ok: false, said: 'E: Unable to locate package chromium' };

/** An apt that answers as given, one answer a run; the last one again and again. */
function apt(...answers: AptRun[]) {
  const ran: string[] = [];
  const wait = vi.fn<() => void>();
  const run = (args: string[]): AptRun => {
    ran.push(args[0] ?? '');
    return answers[Math.min(ran.length, answers.length) - 1] ?? DONE;
  };
  return { ran, run, wait };
}

it('reads the lists of packages, then installs', () => {
  const { ran, ...quick } = apt(DONE);
  expect(aptInstall(['chromium'], quick)).toBe(true);
  expect(ran).toEqual(['update', 'install']);
  expect(quick.wait).not.toHaveBeenCalled();
});

it('waits while another process holds the lock, and tries again', () => {
  const { ran, ...busy } = apt(LOCKED, LOCKED, DONE, LOCKED, DONE);
  expect(aptInstall(['chromium'], busy)).toBe(true);
  expect(ran).toEqual(['update', 'update', 'update', 'install', 'install']);
  expect(busy.wait).toHaveBeenCalledTimes(3);
});

it('gives up at once when there is no such package', () => {
  const { ran, ...bare } = apt(DONE, MISSING);
  expect(aptInstall(['chromium'], bare)).toBe(false);
  expect(ran).toEqual(['update', 'install']);
});

it('gives up on a lock that is never released', () => {
  const { ran, ...stuck } = apt(LOCKED);
  expect(aptInstall(['chromium'], stuck)).toBe(false);
  expect(ran.length).toBeLessThan(100);
});
