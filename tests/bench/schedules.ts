import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Table } from './table.ts';

/** Runs the failure-injection tests as a separate program, which prints a table and fails on lost or duplicate data. */
const ENDURE = join(import.meta.dirname, '..', 'endure', 'run.ts');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** 10 000 schedules that are due, ordered by two servers of which one is killed when a quarter is ordered. */
export function schedulesBench(): Promise<Table> {
  const { status, stdout } = spawnSync(process.execPath, ['--conditions=@isopter/source', ENDURE, 'schedules'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [head, , ...rows] = stdout.split('\n').filter((line) => line.startsWith('|'));
  if (status !== 0 || head === undefined) throw new Error(`tests at home were not all ordered once:\n${stdout}`);
  const cells = rows.map(cellsOf);
  // most columns are about the records of running tests
  const isTold = (_: string, column: number): boolean => cells.some((row) => row[column] !== '-');
  return Promise.resolve({
    title: '10 000 schedules that are due, two servers, one killed when a quarter is ordered',
    head: cellsOf(head).filter(isTold),
    rows: cells.map((row) => row.filter(isTold)),
  });
}
