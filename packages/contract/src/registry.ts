import * as z from 'zod/mini';
import * as agent from './entities/agent.ts';
import * as alerts from './entities/alerts.ts';
import * as appointments from './entities/appointments.ts';
import * as bundles from './entities/bundles.ts';
import * as changes from './entities/changes.ts';
import * as common from './entities/common.ts';
import * as convergence from './entities/convergence.ts';
import * as course from './entities/course.ts';
import * as devices from './entities/devices.ts';
import * as entered from './entities/entered.ts';
import * as enums from './entities/enums.ts';
import * as exchange from './entities/exchange.ts';
import * as imports from './entities/imports.ts';
import * as interpretation from './entities/interpretation.ts';
import * as keyChange from './entities/keyChange.ts';
import * as namesMove from './entities/namesMove.ts';
import * as offices from './entities/offices.ts';
import * as pacs from './entities/pacs.ts';
import * as patients from './entities/patients.ts';
import * as progression from './entities/progression.ts';
import * as presets from './entities/presets.ts';
import * as preferences from './entities/preferences.ts';
import * as results from './entities/results.ts';
import * as support from './entities/support.ts';
import * as tests from './entities/tests.ts';
import * as today from './entities/today.ts';
import * as users from './entities/users.ts';
import * as kinds from './kinds/index.ts';
import { LiveMessage } from './live.ts';

const modules = [
  users,
  offices,
  preferences,
  patients,
  alerts,
  agent,
  namesMove,
  keyChange,
  devices,
  convergence,
  tests,
  presets,
  results,
  changes,
  entered,
  interpretation,
  progression,
  course,
  today,
  bundles,
  appointments,
  exchange,
  imports,
  pacs,
  support,
  kinds,
];

/** Schemas by the name they have in the OpenAPI description: entities by their own, enumerations without `Schema`. */
export function namedSchemas(): Map<string, z.ZodMiniType> {
  const named = new Map<string, z.ZodMiniType>([
    ['ErrorBody', common.ErrorBody],
    ['LiveMessage', LiveMessage],
  ]);
  for (const module of modules) {
    for (const [name, value] of Object.entries(module)) {
      if (/^[A-Z]/.test(name) && value instanceof z.ZodMiniType) named.set(name, value);
    }
  }
  for (const [name, value] of Object.entries(enums)) named.set(name.replace(/Schema$/, ''), value);
  return named;
}

/** Enters every named schema into zod's global registry, once. */
export function registerSchemas(): void {
  for (const [id, schema] of namedSchemas()) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
  }
}
