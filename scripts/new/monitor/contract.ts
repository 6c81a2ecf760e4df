import type { Names } from '../names.ts';

/** The files of a kind in the contract, on the headset and on the server, by their paths. */
export const programFiles = (names: Names, id: string): Record<string, string> => {
  const { camel } = names;
  return {
    [`packages/contract/src/kinds/${camel}.ts`]: kind(names),
    [`packages/contract/src/kinds/${camel}.schemas.ts`]: schemas(names, id),
    [`apps/headset/src/${camel}/task.ts`]: task(names),
    [`apps/headset/src/${camel}/task.test.ts`]: taskTest(names),
    [`apps/server/src/clinic/tests/states/${camel}.ts`]: state(names),
    [`apps/server/src/clinic/tests/states/${camel}.test.ts`]: stateTest(names),
    [`packages/reports/src/kinds/${camel}.tsx`]: report(names),
    [`packages/reports/src/kinds/${camel}.test.ts`]: reportTest(names),
  };
};

const kind = ({ camel, kebab, snake, pascal, constant, words }: Names): string => `\
import { kind, SILENCE } from './kind.ts';

/** ${words}: write here what it measures. */
export const ${camel} = kind({
  id: '${camel}',
  tests: [{ group: '${constant}' }],
  path: 'observe-${kebab}',
  records: ['new_${snake}_result'],
  states: ['get${pascal}Results'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: false,
});
`;

const schemas = ({ camel, kebab, snake, pascal }: Names, id: string): string => `\
import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { EXAMINERS } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { numberBetween } from '../entities/common.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import { recordNumbers } from './record.ts';

/** One result: write here what it is, with its unit. */
export const ${pascal}Record = z.object({
  ...recordNumbers,
  eye: SingleEyeSchema,
  value: numberBetween(0, 100),
});
export type ${pascal}Record = z.infer<typeof ${pascal}Record>;

export const ${camel}Records = { new_${snake}_result: ${pascal}Record };

export const ${camel}Calls = {
  get${pascal}Results: {
    id: '${id}',
    method: 'GET',
    path: '/api/tests/:id/${kebab}-results/',
    by: EXAMINERS,
    params: byId,
    answer: z.array(${pascal}Record),
    built: true,
  },
} as const satisfies Calls;
`;

const task = ({ camel, snake, constant, words }: Names): string => `\
import type { SingleEye, TestOrder } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { Examination, Task } from '../task.ts';

/** How often each eye is asked. */
const ASKED = 10;
/** Answers of the simulated person, until a model of a person exists. */
const USUAL = { least: 30, most: 50 } as const;
/** Seconds until an answer, and until the next question. */
const ANSWER = 2;
const PAUSE = 1;

/** The examination of an eye: plain data, so that it can be stored and continued. */
interface Exam {
  readonly asked: number;
}

const examinationOf = (eye: SingleEye): Examination<Exam, number> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: () => ({ asked: 0 }),
  present: ({ asked }, { runSeed }) => {
    if (asked === ASKED) return null;
    const value = USUAL.least + (USUAL.most - USUAL.least) * randomOf(runSeed, eye, asked)();
    return { pending: value, seconds: ANSWER, records: [] };
  },
  take: ({ asked }, value) => ({
    state: { asked: asked + 1 },
    seconds: PAUSE,
    records: [{ type: 'new_${snake}_result', data: { eye, value } }],
  }),
  progress: ({ asked }) => asked / ASKED,
});

const eyesOf = ({ eye }: TestOrder): readonly SingleEye[] => (eye === '' ? ['OD', 'OS'] : [eye]);

/** ${words}: the procedure, and where it was published. */
export const ${camel}: Task = {
  group: '${constant}',
  isVisual: true,
  examinations: (order) => eyesOf(order).map(examinationOf),
};
`;

const taskTest = ({ snake, constant, words }: Names): string => `\
import { DeviceFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';

describe('${words} on the headset', () => {
  it('sends the results of both eyes, the right one first [SRV-02]', () => {
    const device = headset(aKind);
    device.start(anOrder({ test_group: { group: '${constant}' } }));
    device.finish();
    const eyes = device.events.flatMap((event) => (event.type === 'new_${snake}_result' ? [event.data.eye] : []));
    expect(eyes).toEqual([...Array<string>(10).fill('OD'), ...Array<string>(10).fill('OS')]);
    expect(device.statuses).toEqual(['started', 'finished']);
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });
});
`;

const state = ({ camel, snake, pascal }: Names): string => `\
import type { ${pascal}Record } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** Every result, oldest first. */
export const ${camel}Results = (db: Db, row: TestRow): Promise<${pascal}Record[]> =>
  recordsOf(db, row, 'new_${snake}_result');
`;

const stateTest = ({ snake, pascal, constant, words }: Names): string => `\
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lane, startLane, status } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('${words}, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('is recorded, told live, and answered by its state call [MON-01, MON-19]', async () => {
    const { order, params } = await lane.order({ test_group: { group: '${constant}' }, language: 'en' });
    expect((await lane.doctor.call('get${pascal}Results', { params })).body).toEqual([]);
    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const data = { eye: 'OD' as const, value: 40 };
    lane.headset.report(order, 1, [status('started'), { type: 'new_${snake}_result', data }]);
    await lane.acknowledged(2);
    const shown = await monitor.next(({ type }) => type === 'new_${snake}_result');
    monitor.socket.close();
    expect((await lane.doctor.call('get${pascal}Results', { params })).body).toEqual([shown.data]);
    await lane.finish(order, 3);
  });
});
`;

const report = ({ camel, pascal }: Names): string => `\
import type { ${pascal}Record } from '@isopter/contract';
import {
  english${pascal}ReportTexts,
  initialState,
  ${pascal}Body,
  ${pascal}Panel,
  type ${pascal}ReportTexts,
  ${camel}Table,
} from '@isopter/monitor-charts/${camel}/report';
import type { ReportSource } from '../source.ts';
import { inLanguages } from '../texts/inLanguages.ts';

export const ${camel}: ReportSource<${pascal}Record[], ${pascal}ReportTexts> = {
  words: inLanguages('${camel}', english${pascal}ReportTexts),
  draw(state, _test, { words, locale, eye }) {
    const results = initialState(state).records.filter((result) => eye === undefined || result.eye === eye);
    if (results.length === 0) return null;
    const props = { results, locale, texts: words };
    return {
      title: words.title,
      facts: [],
      notes: [],
      pages: [<${pascal}Body key="results" {...props} />],
      panel: <${pascal}Panel {...props} />,
      tables: [${camel}Table(results, words, locale)],
    };
  },
};
`;

const reportTest = ({ camel, constant, words }: Names): string => `\
import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { ${camel} } from './${camel}.tsx';

const test = reportedTest({ group: '${constant}' });
const results = [
  { seq_num: 1, run: 1, eye: 'OD' as const, value: 40 },
  { seq_num: 2, run: 1, eye: 'OS' as const, value: 44 },
];

describe('what a report of ${words.toLowerCase()} says', () => {
  it('has the results as a table [REP-01]', () => {
    expect(reportOf(${camel}, results, test).tables[0]?.rows).toEqual([
      ['1', 'OD', '40'],
      ['2', 'OS', '44'],
    ]);
  });

  it('is none without results, and of one eye where that is asked for', () => {
    expect(() => reportOf(${camel}, [], test)).toThrow('nothing to report');
    expect(reportOf(${camel}, results, test, { ...spanish, eye: 'OS' }).tables[0]?.rows).toHaveLength(1);
  });
});
`;
