import { ERROR } from '@isopter/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { about, reportedTest, reportOptions } from '@isopter/reports/fakes';
import { ApiError } from '../../platform/lib/errors.ts';
import type { ReportJob } from './draw/job.ts';
import { reportRenderer, type RendererLimits, type ReportRenderer } from './renderer.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';

/** Workers that make of every report its time zone and how many they have made; some zones are trouble. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    import { deserialize } from 'node:v8';
    let made = 0;
    parentPort.on('message', (bytes) => {
      const { options, subject } = deserialize(bytes);
      if (options.timezone === 'crash') process.exit(1);
      if (options.timezone === 'wait') return;
      if (options.timezone === 'fail')
        return parentPort.postMessage({ error: new Error('cannot draw ' + subject.tests[0].about.patient.name) });
      made += 1;
      const content = new TextEncoder().encode(options.timezone + ' ' + made);
      parentPort.postMessage({ result: options.timezone === 'nothing' ? null : { title: 'A report', content } });
    });
    parentPort.postMessage({ ready: true });
  `)}`,
);

const job = (timezone: string, { name = 'Okafor, Adaeze', state = [] as unknown } = {}): ReportJob => ({
  subject: {
    of: 'test',
    tests: [
      {
        kind: 'acuity',
        state,
        test: reportedTest<TestRow>({ group: 'VISUAL_ACUITY' }),
        about: { ...about, patient: { ...about.patient, name } },
        timezone: 'UTC',
        day: '1970-01-01',
        file: { patient: name, at: new Date(0) },
        isNamed: true,
        dicom: {} as never,
      },
    ],
  },
  form: 'html',
  options: { ...reportOptions, timezone },
});

/** Returns the error of a refused report. */
const refusal = async (asked: Promise<unknown>): Promise<[number, string]> => {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ApiError ? [error.status, error.body.detail] : [200, ''];
};

describe('the renderer of reports', () => {
  let renderer: ReportRenderer;
  const logged: string[] = [];
  const open = (limits: Partial<RendererLimits> = {}) => {
    logged.length = 0;
    const error = (...said: unknown[]) => logged.push(JSON.stringify(said));
    renderer = reportRenderer({ error: error as never }, { module, size: 1, patience: 0, ...limits });
    return async (asked: ReportJob, person = 'anybody') => {
      const made = await renderer.render(asked, person);
      return made && Buffer.from(made.content).toString();
    };
  };
  afterEach(() => renderer.close());

  it('draws equal reports once, for simultaneous and later requests', async () => {
    const render = open();
    expect(await Promise.all([render(job('UTC')), render(job('UTC'), 'another'), render(job('UTC'))])).toEqual(
      Array(3).fill('UTC 1'),
    );
    expect(await render(job('UTC'))).toBe('UTC 1');
    expect(renderer.load()).toEqual({ waiting: 0, drawing: 0, drawn: 1, reused: 3, refused: 0, failed: 0 });
  });

  it('draws the same once, whatever form the engine keeps its numbers and letters in', async () => {
    const render = open();
    // the same number stored as a double, and the same letters cut out of a wider string
    const [, five] = [0.5, 5];
    const letters = 'Left eye only, right eye patched \u{20ac}'.slice(0, 32);
    await render(job('UTC', { state: [5, 'Left eye only, right eye patched'] }));
    expect(await render(job('UTC', { state: [five, letters] }))).toBe('UTC 1');
  });

  it('draws a report again if its data, form or options differ', async () => {
    const render = open();
    await render(job('UTC'));
    expect(await render(job('UTC', { name: 'Okafor, Adaobi' }))).toBe('UTC 2');
    expect(await render(job('UTC', { name: '' }))).toBe('UTC 3');
    expect(await render({ ...job('UTC'), form: 'pdf' })).toBe('UTC 4');
    expect(await render({ ...job('UTC'), brand: { name: 'A', accent: '#000', copyright: '' } })).toBe('UTC 5');
    expect(await render({ ...job('UTC'), options: { ...job('UTC').options, language: 'es' } })).toBe('UTC 6');
  });

  it('keeps no more than it has room for, and remembers that there is nothing to report', async () => {
    const render = open({ kept: 3_000 });
    for (const zone of ['a', 'b', 'c', 'a']) await render(job(zone));
    expect(renderer.load().drawn).toBe(4);
    expect([await render(job('nothing')), await render(job('nothing'))]).toEqual([null, null]);
    expect(renderer.load().drawn).toBe(5);
  });

  it('refuses only the user who waits for too many', async () => {
    const render = open({ perPerson: 2 });
    const waiting = [refusal(render(job('wait'), 'eager')), refusal(render(job('a'), 'eager'))];
    expect(await refusal(render(job('b'), 'eager'))).toEqual([429, ERROR.TOO_MANY_REPORTS]);
    // a report that is already being drawn costs nothing
    const same = refusal(render(job('a'), 'eager'));
    const other = refusal(render(job('b'), 'another'));
    expect(renderer.load()).toMatchObject({ waiting: 2, drawing: 1, refused: 1 });
    await renderer.close();
    await Promise.all([...waiting, same, other]);
  });

  it('counts only reports that a user still waits for', async () => {
    const render = open({ perPerson: 1 });
    for (const zone of ['a', 'fail', 'crash', 'b']) await refusal(render(job(zone), 'eager'));
    expect(await render(job('c'), 'eager')).toMatch(/^c /);
    expect(renderer.load().refused).toBe(0);
  });

  it('refuses reports over the limit of waiting ones, and while the server stops', async () => {
    const render = open({ waiting: 1 });
    const [running, waiting] = [refusal(render(job('wait'), 'a')), refusal(render(job('b'), 'b'))];
    expect(await refusal(render(job('c'), 'c'))).toEqual([503, ERROR.REPORTS_BUSY]);
    const closing = renderer.close();
    expect(await waiting).toEqual([503, ERROR.REPORTS_BUSY]);
    expect(await refusal(render(job('d')))).toEqual([503, ERROR.REPORTS_BUSY]);
    await closing;
    expect(await running).toEqual([503, ERROR.REPORTS_BUSY]);
  });

  it.each([
    ['fails', 'fail', {}, [500, ERROR.REPORT_GENERATION]],
    ['crashes', 'crash', {}, [500, ERROR.REPORT_GENERATION]],
    ['takes longer than the server has time for', 'wait', { longest: 4_000 }, [503, ERROR.REPORTS_BUSY]],
  ])(
    'loses one report that %s, and logs nothing of what it says [OUR-471]',
    { tags: '@all' },
    async (_, zone, limits, answer) => {
      const render = open(limits);
      const [lost, next] = [refusal(render(job(zone))), render(job('UTC'))];
      expect(await lost).toEqual(answer);
      expect(await next).toMatch(/^UTC/);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('a report could not be made');
      expect(logged.join()).not.toMatch(/Okafor|Adaeze/);
      expect(await render(job(zone === 'wait' ? 'a' : 'UTC'))).toMatch(/\d$/);
    },
  );
});
