import { describe, expect, it } from 'vitest';
import { type DropFile, overall } from './files.ts';

const file = (status: DropFile['status'], progress?: number): DropFile => ({
  id: status,
  name: 'a.pdf',
  size: 1,
  status,
  ...(progress !== undefined && { progress }),
});

describe('the progress of all files', () => {
  it('weights all files equally [IMP-02]', () => {
    const files = [file('done'), file('uploading', 0.5), file('queued', 0.9), file('failed'), file('processing')];
    expect(overall(files)).toEqual({ all: 5, done: 1, failed: 1, progress: 3.5 / 5, isRunning: true, chosen: 0 });
  });
  it('ends when no file is in progress, however they ended [IMP-02]', () => {
    expect(overall([file('done'), file('failed')]).isRunning).toBe(false);
    expect(overall([file('done'), file('processing')]).isRunning).toBe(true);
    expect(overall([])).toEqual({ all: 0, done: 0, failed: 0, progress: 0, isRunning: false, chosen: 0 });
  });
  it('ignores files that are only chosen', () => {
    const files = [file('chosen'), file('uploading', 0.5), file('chosen')];
    expect(overall(files)).toEqual({ all: 1, done: 0, failed: 0, progress: 0.5, isRunning: true, chosen: 2 });
    expect(overall([file('chosen')]).isRunning).toBe(false);
  });
  it('is between 0 and 100 %', () => {
    expect(overall([file('uploading', 7)]).progress).toBe(1);
    expect(overall([file('uploading', -1)]).progress).toBe(0);
  });
});
