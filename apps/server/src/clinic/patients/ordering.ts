import type { AgentPatientOrdering, AppLanguage } from '@isopter/contract';
import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { firstNameOf, inCommonOrder, inOrderOf, lastNameOf } from '../../platform/db/collation.ts';

type Columns = Record<'id' | 'firstName' | 'lastName' | 'dateOfBirth' | 'patientIdNumber' | 'updated', AnyPgColumn>;

/**
 * Returns the orders of a table of patients. The id makes each order total, so that pages never overlap.
 * @param language whose order names have
 */
export function personalOrders(table: Columns, language: AppLanguage): Record<AgentPatientOrdering, SQL[]> {
  const last = [inOrderOf(language, lastNameOf(table)), inOrderOf(language, table.firstName)];
  const first = inOrderOf(language, firstNameOf(table));
  const number = inCommonOrder(table.patientIdNumber);
  return {
    last_name: [...last.map(asc), asc(table.id)],
    '-last_name': [...last.map(desc), desc(table.id)],
    first_name: [asc(first), asc(table.id)],
    '-first_name': [desc(first), desc(table.id)],
    date_of_birth: [asc(table.dateOfBirth), asc(table.id)],
    '-date_of_birth': [desc(table.dateOfBirth), desc(table.id)],
    patient_id_number: [asc(number), asc(table.id)],
    '-patient_id_number': [desc(number), desc(table.id)],
    updated: [asc(table.updated), asc(table.id)],
    '-updated': [desc(table.updated), desc(table.id)],
  };
}
