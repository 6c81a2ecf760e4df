import '@isopter/ui/theme.css';
import { Button } from '@isopter/ui/Button';
import { DatePicker } from '@isopter/ui/DatePicker';
import { Dialog, DialogTrigger } from '@isopter/ui/Dialog';
import { Select } from '@isopter/ui/Select';
import { Table } from '@isopter/ui/Table';
import { TextField } from '@isopter/ui/TextField';
import { applyBrand, readBrand } from '@isopter/ui/brand';
import { createRoot } from 'react-dom/client';
import brandFile from './brand.json?raw';
import { screen } from './screen.css.ts';

const { brand, problems } = readBrand(brandFile);
if (brand === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
applyBrand(brand);

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: '1', name: 'Maria Rossi' },
  { id: '2', name: 'سمير حداد' },
];

createRoot(document.querySelector('#root')!).render(
  <main className={screen}>
    <h1>{brand.name}</h1>
    <TextField label="First name" description="As on the insurance card" />
    <DatePicker label="Date of birth" defaultValue="1961-03-14" format="DD.MM.YYYY" />
    <Select label="Eye" options={[{ id: 'OD', label: 'Right eye' }]} />
    <Table
      label="Patients"
      columns={[{ id: 'name', title: 'Name', isRowHeader: true, cell: ({ name }) => name }]}
      rows={rows}
      rowLabel={({ name }) => name}
    />
    <DialogTrigger>
      <Button variant="primary">Start test</Button>
      <Dialog title="Start test?">The right eye is tested first.</Dialog>
    </DialogTrigger>
  </main>,
);
