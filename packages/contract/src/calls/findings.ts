import type { Calls } from '../call/call.ts';
import { DOCTORS, EXAMINERS } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { EnteredFacts, EnteredFactsWrite } from '../entities/entered.ts';
import { Interpretation, InterpretationSign, InterpretationWrite } from '../entities/interpretation.ts';
import { recordChanged } from '../entities/version.ts';

/** Additions of clinicians to tests: entered facts and interpretations. */
export const findings = {
  getEnteredFacts: {
    id: 'X-001',
    method: 'GET',
    path: '/api/tests/:id/entered/',
    by: EXAMINERS,
    params: byId,
    answer: EnteredFacts,
    built: true,
  },
  updateEnteredFacts: {
    id: 'X-002',
    method: 'PUT',
    path: '/api/tests/:id/entered/',
    by: EXAMINERS,
    params: byId,
    body: EnteredFactsWrite,
    answer: EnteredFacts,
    conflict: recordChanged(EnteredFacts),
    built: true,
  },
  getInterpretation: {
    id: 'X-003',
    method: 'GET',
    path: '/api/tests/:id/interpretation/',
    by: EXAMINERS,
    params: byId,
    answer: Interpretation,
    built: true,
  },
  updateInterpretation: {
    id: 'X-004',
    method: 'PUT',
    path: '/api/tests/:id/interpretation/',
    by: DOCTORS,
    params: byId,
    body: InterpretationWrite,
    answer: Interpretation,
    conflict: recordChanged(Interpretation),
    built: true,
  },
  reviewTest: {
    id: 'X-005',
    method: 'POST',
    path: '/api/tests/:id/review/',
    by: DOCTORS,
    params: byId,
    answer: Interpretation,
    built: true,
  },
  // Signs the first text of a test, and every amendment of it.
  signInterpretation: {
    id: 'X-006',
    method: 'POST',
    path: '/api/tests/:id/sign/',
    by: DOCTORS,
    params: byId,
    body: InterpretationSign,
    answer: Interpretation,
    conflict: recordChanged(Interpretation),
    built: true,
  },
} as const satisfies Calls;
