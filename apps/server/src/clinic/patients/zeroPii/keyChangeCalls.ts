import { tellOfKeyChange } from '../../../access/auth/letters/protectionLetters.ts';
import type { Handlers } from '../../../access/http/calls.ts';
import {
  cancelKeyChange,
  finishKeyChange,
  listKeyChangePatients,
  readKeyChange,
  saveKeyChangePatients,
  startKeyChange,
} from './keyChange.ts';
import type { ClinicServices } from '../../services.ts';

/** Calls by which the browser of an office-group admin changes the key of zero-PII mode for all patients [OUR-831]. */
export const keyChangeCalls = (services: ClinicServices): Handlers => ({
  getKeyChange: ({ db, user }) => readKeyChange(db, user),

  async startKeyChange({ db, user, body, concerns, after }) {
    const { state, isNew } = await startKeyChange(db, user, body.key_check);
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    if (isNew) after(() => tellOfKeyChange(services, user));
    return state;
  },

  async cancelKeyChange({ db, user, concerns }) {
    await cancelKeyChange(db, user);
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    return undefined;
  },

  async listKeyChangePatients({ db, user, query, concerns }) {
    const found = await listKeyChangePatients(db, user, query.after);
    concerns({ objectKind: 'patient', patientIds: found.results.map(({ id }) => id) });
    return found;
  },

  async saveKeyChangePatients({ db, user, body, concerns }) {
    const { left, refused, known } = await saveKeyChangePatients(db, user, body.patients);
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId], patientIds: known });
    return { left, refused };
  },

  async finishKeyChange({ db, user, concerns }) {
    const state = await finishKeyChange(db, user);
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    return state;
  },
});
