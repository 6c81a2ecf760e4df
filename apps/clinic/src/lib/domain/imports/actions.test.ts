import { describe, expect, it } from 'vitest';
import { type ExternalState, externalActions, type ExternalViewer } from './actions.ts';

const writer: ExternalViewer = { mayWrite: true, keepsNames: true };
const actionsOf = (state: ExternalState, viewer = writer, hasReport = true) =>
  externalActions({ state, hasReport }, viewer);

describe('what a report from elsewhere offers', () => {
  it.each<[ExternalState, readonly string[]]>([
    ['QUEUED', ['cancel']],
    ['UPLOADING', ['cancel']],
    ['UPLOAD_FAILED', ['retry', 'cancel']],
    ['NOT_STARTED', ['delete']],
    ['IN_PROGRESS', ['delete']],
    ['SUCCEEDED', ['verify', 'report', 'pdf', 'delete']],
    ['FAILED', ['resolve', 'report', 'pdf', 'delete']],
    ['VERIFIED', ['correct', 'report', 'pdf', 'delete']],
  ])('%s: %j (of IMP-03)', (state, actions) => {
    expect(actionsOf(state)).toEqual(actions);
  });

  it('shows its report only if there is one [LIST-14]', () => {
    expect(actionsOf('SUCCEEDED', writer, false)).toEqual(['verify', 'delete']);
  });

  it('offers only viewing to read-only users (of SUP-02)', () => {
    expect(actionsOf('FAILED', { ...writer, mayWrite: false })).toEqual(['report', 'pdf']);
  });

  it('is nothing that shows the name of its patient, where names are kept out (of OUR-354)', () => {
    expect(actionsOf('FAILED', { ...writer, keepsNames: false })).toEqual(['delete']);
  });
});
