import { tryCalls } from './everyCall.ts';

tryCalls(3);
