import type { ImportItem } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { sampleImport } from '../../../fakes/data/imports.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { FileEmpty } from './FileEmpty.ts';
import { createQueue, type Send } from './queue.ts';

const [ADA, NOOR] = ['0c000000-0000-4000-8000-000000000001', '0c000000-0000-4000-8000-000000000002'] as const;
const pdf = (name: string, content = '%PDF-1.7'): File => new File([content], name);

/** A queue whose server answers when the test says. */
function start() {
  const sent: { name: string; patientId: string; signal: AbortSignal; onProgress: (sent: number) => void }[] = [];
  let answer = Promise.withResolvers<ImportItem>();
  const send: Send = (patientId, file, more) => {
    sent.push({ name: file.name, patientId, ...more });
    answer = Promise.withResolvers();
    more.signal.addEventListener('abort', () => answer.reject(more.signal.reason));
    return answer.promise;
  };
  const queue = createQueue(send);
  return {
    queue,
    sent,
    names: () => sent.map(({ name }) => name),
    states: () => queue.state.uploads.map(({ name, status, item }) => `${name} ${item ? 'done' : status}`),
    idOf: (name: string) => queue.state.uploads.find((upload) => upload.name === name)!.id,
    succeed: (patient: string = ADA) => answer.resolve(sampleImport(sent.length, { patient })),
    fail: (error: unknown = new Error('network')) => answer.reject(error),
  };
}

describe('the queue of uploads', () => {
  it('sends one file at a time, in order, over all patients (of IMP-02)', async () => {
    const { queue, names, sent, states, succeed } = start();
    queue.add(ADA, [pdf('a'), pdf('b')]);
    queue.add(NOOR, [pdf('c')]);
    expect(names()).toEqual(['a']);
    expect(states()).toEqual(['a UPLOADING', 'b QUEUED', 'c QUEUED']);
    succeed();
    await eventually(() => expect(names()).toEqual(['a', 'b']));
    expect(states()).toEqual(['a done', 'b UPLOADING', 'c QUEUED']);
    succeed();
    await eventually(() => expect(states()).toEqual(['a done', 'b done', 'c UPLOADING']));
    expect(sent.map(({ patientId }) => patientId)).toEqual([ADA, ADA, NOOR]);
  });

  it('knows name, size, progress and error of each (of IMP-07)', () => {
    const { queue, sent } = start();
    queue.add(ADA, [pdf('a', '12345')]);
    sent[0]!.onProgress(0.4);
    expect(queue.state.uploads).toEqual([
      {
        id: expect.any(String),
        patientId: ADA,
        name: 'a',
        size: 5,
        status: 'UPLOADING',
        progress: 0.4,
        error: null,
        item: null,
      },
    ]);
  });

  it('fails an empty file at once, and sends nothing of it, also when it is tried again (of IMP-02)', () => {
    const { queue, names, states, idOf } = start();
    queue.add(ADA, [pdf('a'), pdf('empty', ''), pdf('b')]);
    expect(states()).toEqual(['a UPLOADING', 'empty UPLOAD_FAILED', 'b QUEUED']);
    expect(queue.state.uploads[1]!.error).toBeInstanceOf(FileEmpty);
    queue.retry(idOf('empty'));
    expect(states()[1]).toBe('empty UPLOAD_FAILED');
    expect(names()).toEqual(['a']);
  });

  it('keeps a failed file with its error, continues, and sends it again on request (of IMP-02)', async () => {
    const { queue, names, states, idOf, fail, succeed } = start();
    const error = new Error('network');
    queue.add(ADA, [pdf('a'), pdf('b')]);
    fail(error);
    await eventually(() => expect(states()).toEqual(['a UPLOAD_FAILED', 'b UPLOADING']));
    expect(queue.state.uploads[0]!.error).toBe(error);
    queue.retry(idOf('b'));
    queue.retry(idOf('a'));
    expect(states()).toEqual(['a QUEUED', 'b UPLOADING']);
    expect(queue.state.uploads[0]!.error).toBeNull();
    succeed();
    await eventually(() => expect(names()).toEqual(['a', 'b', 'a']));
  });

  it('lets one that waits or failed be canceled (of IMP-03)', async () => {
    const { queue, names, states, idOf, fail, succeed } = start();
    queue.add(ADA, [pdf('a'), pdf('b'), pdf('c')]);
    fail();
    await eventually(() => expect(names()).toEqual(['a', 'b']));
    queue.cancel(idOf('a'));
    queue.cancel(idOf('c'));
    expect(states()).toEqual(['b UPLOADING']);
    succeed();
    await eventually(() => expect(states()).toEqual(['b done']));
    expect(names()).toEqual(['a', 'b']);
  });

  it('aborts a running upload when it is canceled, and continues with the next', async () => {
    const { queue, names, sent, states, idOf, succeed } = start();
    queue.add(ADA, [pdf('a'), pdf('b')]);
    queue.cancel(idOf('a'));
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual(['b UPLOADING']);
    succeed();
    await eventually(() => expect(states()).toEqual(['b done']));
    expect(names()).toEqual(['a', 'b']);
  });

  it('hands out once what became of the uploads of a patient', async () => {
    const { queue, states, succeed } = start();
    queue.add(ADA, [pdf('a')]);
    queue.add(NOOR, [pdf('b')]);
    succeed();
    await eventually(() => expect(states()).toEqual(['a done', 'b UPLOADING']));
    expect(queue.take(NOOR)).toEqual([]);
    expect(queue.take(ADA)).toEqual([sampleImport(1, { patient: ADA })]);
    expect(queue.take(ADA)).toEqual([]);
    expect(states()).toEqual(['b UPLOADING']);
  });

  it('is busy while one waits or is on its way (of OUR-359)', async () => {
    const { queue, states, idOf, fail, succeed } = start();
    expect(queue.isBusy()).toBe(false);
    queue.add(ADA, [pdf('a')]);
    expect(queue.isBusy()).toBe(true);
    fail();
    await eventually(() => expect(states()).toEqual(['a UPLOAD_FAILED']));
    expect(queue.isBusy()).toBe(false);
    queue.retry(idOf('a'));
    expect(queue.isBusy()).toBe(true);
    succeed();
    await eventually(() => expect(states()).toEqual(['a done']));
    expect(queue.isBusy()).toBe(false);
  });

  it('forgets all, breaks off what is on its way, and works again afterwards', async () => {
    const { queue, names, sent, states, succeed } = start();
    queue.add(ADA, [pdf('a'), pdf('b')]);
    queue.clear();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual([]);
    queue.add(ADA, [pdf('c')]);
    succeed();
    await eventually(() => expect(states()).toEqual(['c done']));
    expect(names()).toEqual(['a', 'c']);
  });
});
