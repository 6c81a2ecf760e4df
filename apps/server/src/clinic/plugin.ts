import type { FastifyPluginCallback } from 'fastify';
import { patients } from './patients/plugin.ts';
import { employees } from './employees/plugin.ts';
import { offices } from './offices/plugin.ts';
import { preferences } from './preferences/plugin.ts';
import { demo } from './demo/plugin.ts';
import { devices } from './devices/plugin.ts';
import { support } from './support/plugin.ts';
import { audit } from './audit/plugin.ts';
import { technicians } from './technicians/plugin.ts';
import { stream } from './stream/plugin.ts';
import { videoCalls } from './videoCall/plugin.ts';
import { tests } from './tests/plugin.ts';
import { bundles } from './bundles/plugin.ts';
import { schedules } from './schedules/plugin.ts';
import { appointments } from './appointments/plugin.ts';
import { today } from './today/plugin.ts';
import type { ClinicServices } from './services.ts';

/** The layer of the work of a clinic. */
export const clinic: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  for (const domain of [
    patients,
    employees,
    offices,
    preferences,
    demo,
    devices,
    support,
    audit,
    technicians,
    stream,
    videoCalls,
    tests,
    bundles,
    schedules,
    appointments,
    today,
  ])
    void app.register(domain, services);
  done();
};
