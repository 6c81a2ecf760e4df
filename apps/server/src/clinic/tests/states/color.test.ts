import type { RecordEvent } from '@isopter/contract';
import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

const plates = (answered: boolean) => ({
  eye_states: [{ eye: 'OU' as const, responses: [{ answered, value: '12', answer: answered ? '12' : null }] }],
});

describe.each(ENGINES)('a colour vision test, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it.each([
    ['D15', 'getColorVisionState', 'updated_test_color_vision'],
    ['ISHIHARA', 'getIshiharaState', 'ishihara_state_update'],
    ['WAGGONER', 'getWaggonerState', 'waggoner_state_update'],
    ['WAGGONER_SENIORS', 'getWaggonerState', 'waggoner_state_update'],
    ['WAGGONER_OLDER_CHILDREN', 'getWaggonerState', 'waggoner_state_update'],
  ] as const)(
    'answers for %s with the newest state alone [COL-05, COL-06, MON-05, MON-19]',
    async (strategy, call, type) => {
      const { body } = await lane.doctor.call('createTest', {
        body: {
          status: 1,
          ...lane.people,
          device: lane.deviceId,
          test_group: { group: 'COLOR_VISION', strategy },
          language: 'en',
        },
      });
      const start = await lane.headset.next(({ type }) => type === 'start');
      if (start.type !== 'start') throw new Error('no order came');
      const params = { id: body.id as string };
      expect((await lane.doctor.call(call, { params })).body).toMatchObject({ eye_states: [], run: 1 });
      const others = (['getColorVisionState', 'getIshiharaState', 'getWaggonerState'] as const).filter(
        (one) => one !== call,
      );
      for (const other of others) expect((await lane.doctor.call(other, { params })).status).toBe(404);

      const monitor = lane.watch(params.id);
      await monitor.next(({ type }) => type === 'ready');
      const sections = (total_answers: number) => ({
        eye_states: [
          {
            eye: 'OU' as const,
            current_section: 'general' as const,
            target_row: total_answers + 1,
            sections: [
              {
                section: 'general' as const,
                result: strategy === 'D15' ? [1, 15, 2].slice(0, total_answers) : null,
                done: false,
                all_data_received: false,
                correct_answers: 1,
                total_answers,
              },
            ],
            percentage_done: 10,
            tritan_deficiency: null,
            protan_deutan_deficiency: null,
            protan_deutan_deficiency_type: null,
          },
        ],
      });
      const [first, second] =
        type === 'ishihara_state_update' ? [plates(false), plates(true)] : [sections(2), sections(3)];
      lane.headset.report(start.test, 1, [
        status('started'),
        { type, data: first } as RecordEvent,
        { type, data: second } as RecordEvent,
      ]);
      await lane.acknowledged(3);
      const shown = await monitor.next((frame) => frame.type === type);
      expect(z.safeParse(LiveMessage, shown).success).toBe(true);
      expect(shown.data).toMatchObject({ ...first, run: 1 });
      monitor.socket.close();

      const { body: state } = await lane.doctor.call(call, { params });
      expect(state).toEqual({ ...second, seq_num: shown.data.seq_num! + 1, run: 1 });
      await lane.finish(start.test, 4);
    },
  );
});
