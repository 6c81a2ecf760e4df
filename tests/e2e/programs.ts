// Before the journeys: the programs that they start.
export { buildPrograms as default } from '../../scripts/test/programs.ts';
