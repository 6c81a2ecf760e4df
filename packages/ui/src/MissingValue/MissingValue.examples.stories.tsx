import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Table } from '../Table/Table.tsx';
import { MissingValue } from './MissingValue.tsx';

const PATIENTS = [
  { id: 'A-20418', name: 'Okafor, Adaeze', born: '03/14/1961' },
  { id: 'A-20760', name: 'Moreau, Élodie', born: null },
];

const meta = preview.meta({ title: 'Components/MissingValue/Examples', component: MissingValue });

export const InATable = meta.story({
  name: 'A cell with a missing value shows a warning icon [PAT-14]',
  args: { label: 'Date of birth' },
  render: (args) => (
    <Table
      label="Patients"
      rows={PATIENTS}
      rowLabel={({ name }) => name}
      columns={[
        { id: 'name', title: 'Patient', cell: ({ name }) => <bdi>{name}</bdi> },
        { id: 'born', title: args.label, cell: ({ born }) => born ?? <MissingValue {...args} />, isNumeric: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Date of birth is missing' })).toHaveLength(1);
    const row = canvas.getByRole('row', { name: /Moreau/ });
    await expect(row).toContainElement(canvas.getByRole('img', { name: 'Date of birth is missing' }));
  },
});
