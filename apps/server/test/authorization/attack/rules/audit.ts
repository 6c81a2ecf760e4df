import { OGA } from '../groups.ts';
import { among, type RulesOf } from '../rule.ts';

/** The rows are those of the office group whatever narrows them; who did it, and to what, narrows what is in reach anyway. */
const ids = { patient: among('patient'), actor: undefined, object: undefined };

export const audit: RulesOf<'audit'> = {
  listAudit: { by: [OGA], ids, patient: true },
  exportAudit: { by: [OGA], ids, patient: true },
};
