import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('an acuity test, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('keeps the optotypes and the letters of a C-Suite, each for its own state calls [ACU-04] [CON-03] [MON-19]', async () => {
    const { body } = await lane.doctor.call('createTest', {
      body: {
        status: 1,
        ...lane.people,
        device: lane.deviceId,
        test_group: { group: 'CSUITE', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
        system_unit: 'INT',
        language: 'en',
      },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ eye: '', system_unit: 'INT' });
    const params = { id: body.id as string };
    const query = { test: params.id };
    expect((await lane.doctor.call('getAcuityResults', { params })).body).toEqual([]);
    expect((await lane.doctor.call('getContrastOngoingState', { params })).body).toBeNull();
    expect((await lane.doctor.call('getPureToneResponses', { params })).status).toBe(404);

    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const optotype = {
      eye: 'OD' as const,
      skipped: false,
      threshold: true,
      contrast: 100,
      size: 0.1,
      size_label: '6/7.6',
      version: 2,
      direction: 4,
      viewed: true,
    };
    const asked = {
      eye: 'OD' as const,
      index: 1,
      phase: 1,
      threshold: false,
      question: 'CDH',
      answer: '',
      variants: ['C', 'D', 'H'],
      contrast: 12.59,
    };
    lane.headset.report(start.test, 1, [
      status('started'),
      { type: 'new_acuity_optotype_result', data: optotype },
      { type: 'new_contrast_sensitivity_response', data: asked },
      { type: 'new_contrast_sensitivity_response', data: { ...asked, answer: 'CDK' } },
      { type: 'new_contrast_sensitivity_response', data: { ...asked, index: 2 } },
    ]);
    await lane.acknowledged(5);
    const seen = await monitor.next(({ type }) => type === 'new_acuity_optotype_result');
    expect(z.safeParse(LiveMessage, seen).success).toBe(true);
    monitor.socket.close();

    const first = seen.data.seq_num!;
    expect((await lane.doctor.call('getAcuityResults', { params })).body).toEqual([
      { ...optotype, seq_num: first, run: 1 },
    ]);
    expect((await lane.doctor.call('getContrastResponses', { query })).body).toEqual([
      { ...asked, answer: 'CDK', seq_num: first + 2, run: 1 },
    ]);
    expect((await lane.doctor.call('getContrastOngoingState', { params })).body).toEqual({
      ...asked,
      index: 2,
      seq_num: first + 3,
      run: 1,
    });
    // practice is ignored, an echo keeps the answer, and an unanswered question ends when the next one comes
    const echo = { ...asked, index: 2, question: 'NOR' };
    lane.headset.report(start.test, 6, [
      { type: 'new_contrast_sensitivity_response', data: { ...asked, phase: 3, question: 'S', answer: 'S' } },
      { type: 'new_contrast_sensitivity_response', data: echo },
      { type: 'new_contrast_sensitivity_response', data: { ...echo, index: 3 } },
      { type: 'new_contrast_sensitivity_response', data: { ...echo, index: 3, answer: 'NOR' } },
      { type: 'new_contrast_sensitivity_response', data: { ...echo, index: 3 } },
    ]);
    await lane.acknowledged(10);
    const { body: responses } = await lane.doctor.call('getContrastResponses', { query });
    expect(responses).toMatchObject([
      { index: 1, phase: 1, answer: 'CDK' },
      { index: 2, question: 'NOR', answer: '' },
      { index: 3, answer: 'NOR' },
    ]);
    await lane.finish(start.test, 11);
  });
});
