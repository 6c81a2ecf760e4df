import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Table } from '../Table/Table.tsx';
import type { Tone } from '../tone/tone.ts';
import { StatusMarker } from './StatusMarker.tsx';

const STATUSES: Record<string, Tone> = {
  Pending: 'caution',
  Started: 'positive',
  Paused: 'caution',
  Stopped: 'critical',
  Syncing: 'neutral',
  Failed: 'critical',
  Finished: 'neutral',
  Expired: 'critical',
};
const DEVICES = [
  { id: '1', name: 'Lane 2 headset', type: 'Headset', running: 'Perimetry 24-2' },
  { id: '2', name: 'Home kit 07', type: 'Headset', running: null },
];

const meta = preview.meta({
  title: 'Components/StatusMarker/Examples',
  component: StatusMarker,
  args: { children: 'Started' },
});

export const Tests = meta.story({
  name: 'Names each of the eight statuses of a test [LIST-11]',
  render: () => (
    <Table
      label="Tests"
      rows={Object.entries(STATUSES).map(([id, tone]) => ({ id, tone }))}
      rowLabel={({ id }) => id}
      rowTone={({ tone }) => (tone === 'neutral' ? undefined : tone)}
      columns={[
        { id: 'test', title: 'Test', cell: () => 'Perimetry 24-2' },
        { id: 'status', title: 'Status', cell: ({ id, tone }) => <StatusMarker tone={tone}>{id}</StatusMarker> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(8);
    for (const [index, status] of Object.keys(STATUSES).entries()) {
      await expect(within(rows[index]!).getByText(status)).toBeVisible();
    }
  },
});

export const Devices = meta.story({
  name: 'The orange row of a running test states its status in words [DEV-01]',
  render: () => (
    <Table
      label="Devices"
      rows={DEVICES}
      rowLabel={({ name }) => name}
      rowTone={({ running }) => (running === null ? undefined : 'caution')}
      columns={[
        { id: 'name', title: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
        { id: 'type', title: 'Type', cell: ({ type }) => type },
        {
          id: 'running',
          title: 'Running test',
          cell: ({ running }) => running !== null && <StatusMarker tone="caution">{running}</StatusMarker>,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Lane 2/ })).toHaveTextContent('Perimetry 24-2');
  },
});
