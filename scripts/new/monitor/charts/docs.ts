import type { Names } from '../../names.ts';

export const docs = ({ camel, pascal, words }: Names): string => `\
import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { KEYS, SEQ_NUM } from '../../docs/sentences.ts';
import { Example, record } from './${pascal}Monitor.example.tsx';

/** Write here what the monitor is for, what its data are and what its marks mean. */
export const ${camel}MonitorDocs: ChartDocs = {
  name: '${pascal}Monitor',
  status: 'experimental',
  entry: '${camel}',
  summary: 'The live monitor of ${words.toLowerCase()}: every result, in a chart and in a list.',
  use: ['For tests of ${words.toLowerCase()}.'],
  avoid: [{ when: 'Numbers of another kind are drawn.', instead: 'LineChart' }],
  parts: [],
  data: {
    text: 'Each result is a record; \`load\` takes the list of them.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: 'The tested eye, \`OD\` or \`OS\`.' },
      { name: 'value', unit: null, meaning: 'The result.' },
      SEQ_NUM,
    ],
  },
  marks: [{ mark: 'Disc', meaning: 'A result, in the colour of its eye.' }],
  accessibility: [
    KEYS,
  ],
  example: Example,
};
`;

export const example = ({ camel, pascal, snake }: Names): string => `\
import type { MonitorEvent } from '@isopter/monitor-charts';
import { create${pascal}Store, ${pascal}Monitor, useView } from '@isopter/monitor-charts/${camel}';
import type { ReactElement } from 'react';

const store = create${pascal}Store();

export const record: MonitorEvent = {
  type: 'new_${snake}_result',
  data: { eye: 'OD', value: 50, seq_num: 1 },
};
store.receive(record);

export const Example = (): ReactElement => <${pascal}Monitor view={useView(store)} />;
`;

export const docsStories = ({ camel, pascal }: Names): string => `\
import preview from '../../../../../.storybook/preview.tsx';
import { ${pascal}Monitor } from '../monitor/${pascal}Monitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { ${camel}MonitorDocs } from './${pascal}Monitor.docs.ts';
import { Example } from './${pascal}Monitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/${pascal}Monitor',
  component: ${pascal}Monitor,
  parameters: { guide: ${camel}MonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
`;
