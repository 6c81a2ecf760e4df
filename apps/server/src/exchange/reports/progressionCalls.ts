import { setImmediate } from 'node:timers/promises';
import type { MeasuredField } from '@isopter/contract';
import type { Handlers } from '../../access/http/calls.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { requirePatient } from '../../clinic/patients/require.ts';
import { findReportedTests } from './about.ts';
import { measuredFields } from './fields.ts';
import { optionsOf } from './request.ts';
import { withStates } from './states.ts';
import { fieldsOfPatient, isThresholdField, REPORTED } from '../../clinic/tests/course/fields.ts';
import { findImported } from '../../clinic/tests/course/imported.ts';
import { baselinesOf, exclusionsOf, writeBaseline, writeExclusion } from '../../clinic/tests/course/progression.ts';
import { about, lockTest } from '../../clinic/tests/read.ts';

const aboutPatient = (id: string) => ({ objectKind: 'patient', objectIds: [id], patientIds: [id] });

/** Progression of a patient's visual fields, with doctors' decisions about it [OUR-65 to OUR-67]. */
export const progressionCalls: Handlers = {
  async getProgression({ db, user, params, query, concerns }) {
    await requirePatient(db, user, params.id);
    concerns(aboutPatient(params.id));
    const found = await findReportedTests(db, user, fieldsOfPatient(params.id), optionsOf(user), query);
    const exclusions = await exclusionsOf(
      db,
      found.map(({ test }) => test.row.id),
    );
    const fields: MeasuredField[] = [];
    for (const one of found) {
      const [sourced] = await withStates(db, [one]);
      if (sourced) fields.push(...measuredFields(sourced, exclusions));
      // examinations go on meanwhile
      await setImmediate();
    }
    return {
      fields: fields.toSorted((a, b) => a.time.localeCompare(b.time)),
      baselines: await baselinesOf(db, params.id),
      imported: (await findImported(db, user, params.id)).filter((one) => one.fields.length > 0),
    };
  },

  async updateFieldExclusion({ db, user, params, body, concerns }) {
    const row = await lockTest(db, user, params.id);
    if (!REPORTED.includes(row.status) || !isThresholdField(row)) throw notFound();
    concerns(about(row));
    await writeExclusion(db, user, row.id, params.eye, body);
    return undefined;
  },

  async updateFieldBaseline({ db, user, params, body, concerns }) {
    await requirePatient(db, user, params.id);
    concerns(aboutPatient(params.id));
    await writeBaseline(db, user, params.id, body);
    return undefined;
  },
};
