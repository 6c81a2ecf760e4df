import type { Names } from '../../names.ts';

export const types = ({ pascal, snake }: Names): string => `\
import type { LiveData } from '@isopter/contract';

/** One result: write here what it is, with its unit. */
export type ${pascal}Result = LiveData<'new_${snake}_result'>;

/** View of a monitor; immutable. */
export interface ${pascal}View {
  /** Oldest first. */
  readonly results: readonly ${pascal}Result[];
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Number of records of other kinds of test, ignored since the state was loaded. */
  readonly ignored: number;
  /** Set after a restart: reload the state. */
  readonly is_stale: boolean;
}
`;

export const texts = ({ camel, pascal, words }: Names): string => `\
/** All texts of the charts of ${words.toLowerCase()}. Numbers are formatted by the caller. */
export const ${camel}Words = {
  chart: 'Results',
  chartHelp: 'Arrow keys move from result to result, Home and End to the first and the last, Escape leaves them.',
  resultAxis: 'Result',
  valueAxis: 'Value',
  results: 'Results',
  columnEye: 'Eye',
  columnValue: 'Value',
  /** Spoken text of a result. */
  spoken: ({ index, eye, value }: { index: string; eye: string; value: string }): string =>
    \`Result \${index}, \${eye}, \${value}\`,
  /** Spoken from time to time while a test runs. */
  summary: ({ count }: { count: string }): string => \`\${count} results.\`,
};
export type ${pascal}Words = typeof ${camel}Words;
`;

export const completion = ({ pascal, words }: Names): string => `\
import { percentDone } from '@isopter/clinical';
import type { Completion } from '../shared/completion.ts';
import type { ${pascal}View } from './types.ts';

/** How often each eye is asked. */
const ASKED = 10;

/** The completion of a test of ${words.toLowerCase()}. */
export const completionOf: Completion<${pascal}View> = ({ results }, { eye }) =>
  percentDone(results.length / (eye === '' ? 2 * ASKED : ASKED));
`;

export const index = ({ camel, pascal }: Names): string => `\
export { completionOf } from './completion.ts';
export { ${camel}Words, type ${pascal}Words } from './${camel}.texts.ts';
export { initialState, reduceAll, type ${pascal}State } from './model/state.ts';
export { create${pascal}Store, type ${pascal}Store, viewOf } from './model/store.ts';
export { ${pascal}Monitor, type ${pascal}MonitorProps } from './monitor/${pascal}Monitor.tsx';
export { ${pascal}Plot, type ${pascal}PlotProps } from './plot/${pascal}Plot.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
`;
