import { beforeEach, expect, it } from 'vitest';
import { findings, findingsOfCall, forgetFindings } from './findings.ts';

const ID = '1a000000-0000-4000-8000-000000000001';

beforeEach(forgetFindings);

it('come from the newest response', () => {
  findingsOfCall()(new Map([[ID, 'outdated']]));
  expect(findings).toEqual({ [ID]: 'outdated' });
  findingsOfCall()(new Map([[ID, null]]));
  expect(findings).toEqual({});
});

it('are left out of a response that arrives after the session has ended (of OUR-574)', () => {
  const note = findingsOfCall();
  forgetFindings();
  note(new Map([[ID, 'plain']]));
  expect(findings).toEqual({});
});
