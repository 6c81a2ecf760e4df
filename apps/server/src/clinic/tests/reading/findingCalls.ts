import type { Handlers } from '../../../access/http/calls.ts';
import { readEntered, writeEntered } from './entered.ts';
import { markReviewed, readInterpretation, requireFinished, sign, writeDraft } from './interpretation.ts';
import { about, lockTest, readTest } from '../read.ts';

export const findingCalls: Handlers = {
  async getEnteredFacts({ db, user, params, concerns }) {
    const row = await readTest(db, user, params.id);
    concerns(about(row));
    return readEntered(db, row.id);
  },

  async updateEnteredFacts({ db, user, params, body, concerns }) {
    const row = await lockTest(db, user, params.id);
    concerns(about(row));
    await writeEntered(db, user, row.id, body);
    return readEntered(db, row.id);
  },

  async getInterpretation({ db, user, params, concerns }) {
    const row = await readTest(db, user, params.id);
    requireFinished(row);
    concerns(about(row));
    return readInterpretation(db, row.id);
  },

  async updateInterpretation({ db, user, params, body, concerns }) {
    const row = await lockTest(db, user, params.id);
    requireFinished(row);
    concerns(about(row));
    await writeDraft(db, user, row.id, body);
    return readInterpretation(db, row.id);
  },

  async reviewTest({ db, user, params, concerns }) {
    const row = await lockTest(db, user, params.id);
    requireFinished(row);
    concerns(about(row));
    await markReviewed(db, user, row);
    return readInterpretation(db, row.id);
  },

  async signInterpretation({ db, user, params, body, concerns }) {
    const row = await lockTest(db, user, params.id);
    requireFinished(row);
    concerns(about(row));
    await sign(db, user, row, body);
    return readInterpretation(db, row.id);
  },
};
