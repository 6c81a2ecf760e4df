import { tryCalls } from './everyCall.ts';

tryCalls(4);
