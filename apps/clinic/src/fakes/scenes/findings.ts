import type { EnteredFacts, EnteredFactsWrite, Interpretation, InterpretationSign } from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';
import { listHandlers } from '../stage/handlers.ts';
import { enter } from '../stage/ScreenStage.tsx';
import { TESTS } from '../data/tests.ts';

/** The finished test of the stories. */
export const FINISHED = TESTS[3]!;

/** Nothing was entered yet. */
export const nobody: EnteredFacts = {
  od: null,
  os: null,
  comment: null,
  version: 0,
  updated: null,
  updated_by: null,
  warnings: [],
};

const rosen = { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' };

const vidal = { id: '0a000000-0000-4000-8000-000000000002', name: 'Tomás Vidal' };

/** Facts entered by a colleague. */
export const entered: EnteredFacts = {
  ...nobody,
  od: {
    refraction: { sphere: -1.5, cylinder: -0.75, axis: 90 },
    pupil: { size: 2.4, dilated: false },
    iop: { pressure: 31, method: 'GAT' },
    acuity: { value: 0.1, aid: 'CC' },
  },
  comment: 'Ptosis taped.',
  version: 1,
  updated: '2026-11-19T14:30:00Z',
  updated_by: vidal,
};

/** Nobody has read the test. */
export const unread: Interpretation = { test: FINISHED.id, status: 'new', draft: null, version: 0, texts: [] };

/** Signed, and amended by a colleague. */
export const amended: Interpretation = {
  ...unread,
  status: 'amended',
  version: 3,
  reviewed_by: rosen,
  reviewed: '2026-11-19T15:00:00Z',
  texts: [
    { number: 0, text: 'Superior arcuate defect of the right eye.', signed_by: rosen, signed: '2026-11-19T15:00:00Z' },
    {
      number: 1,
      text: 'Superior arcuate defect of the left eye. The eyes were exchanged in the first text.',
      signed_by: vidal,
      signed: '2026-11-19T16:10:00Z',
    },
  ],
};

/** The requests sent to the server. */
export const sent: { facts?: EnteredFactsWrite; signed?: InterpretationSign } = {};

/** A server that takes everything. */
export const handlers: BackendHandlers = {
  ...listHandlers,
  getTest: () => FINISHED,
  getEnteredFacts: () => nobody,
  updateEnteredFacts: ({ body }) => {
    sent.facts = body as EnteredFactsWrite;
    const { version, ...facts } = sent.facts;
    return { ...nobody, ...facts, version: version + 1, updated: '2026-11-20T09:41:00Z', updated_by: rosen };
  },
  getInterpretation: () => unread,
  getReadingPlace: () => ({ position: 1, count: 1, previous: null, next: null }),
  updateInterpretation: ({ body }) => ({ ...unread, draft: (body as { text: string | null }).text, version: 1 }),
  reviewTest: () => ({
    ...unread,
    status: 'reviewed',
    reviewed_by: rosen,
    reviewed: '2026-11-20T09:41:00Z',
    version: 1,
  }),
  signInterpretation: ({ body }) => {
    sent.signed = body as InterpretationSign;
    const text = { number: 0, text: sent.signed.text, signed_by: rosen, signed: '2026-11-20T09:41:00Z' };
    return { ...unread, status: 'signed', version: 1, texts: [text] };
  },
};

/** Enters the world of a finished test, with nothing sent yet. */
export const enterFindings =
  (more: BackendHandlers = {}): ReturnType<typeof enter> =>
  (context) => {
    delete sent.facts;
    delete sent.signed;
    return enter({ handlers: { ...handlers, ...more } })(context);
  };
