import * as z from 'zod/mini';
import { Person } from '../entities/users.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY } from '../call/roles.ts';
import { forPatient } from '../call/shared.ts';

export const people = {
  listDoctors: {
    id: 'H-048',
    method: 'GET',
    path: '/api/doctors/',
    by: EVERYBODY,
    query: forPatient,
    answer: z.array(Person),
    built: true,
  },
  listOperators: {
    id: 'H-049',
    method: 'GET',
    path: '/api/operators/',
    by: EVERYBODY,
    query: forPatient,
    answer: z.array(Person),
    built: true,
  },
} as const satisfies Calls;
