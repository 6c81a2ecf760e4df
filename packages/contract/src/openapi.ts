import * as z from 'zod/mini';
import type { Call } from './call/call.ts';
import { callAreas } from './calls/index.ts';
import { ErrorBody } from './entities/common.ts';
import { HEADER, SESSION_COOKIE } from './errors.ts';
import { type Json, componentSchemas, jsonSchema } from './jsonSchema.ts';
import { registerSchemas } from './registry.ts';

const DESCRIPTION = `Calls of the Isopter clinic server.

- Fields are spelled in snake_case; ids are UUIDs; days are YYYY-MM-DD; times are ISO 8601 in UTC.
- A list takes \`limit\` (1 to 100) and \`offset\` and answers \`{results, count}\`.
- A PUT may carry a part of the fields; fields left out stay as they are. An unknown field is an error.
- A call without an answer answers 204. Every error answers the shape of ErrorBody.
- Sign in by POST /api/auth-token/. The session is a cookie; unsafe calls carry the value of the cookie \`csrftoken\`
  (over https \`__Host-csrftoken\`) in the header X-CSRFToken. Every response to a client without that cookie sets it.
- What lies outside the user's offices answers 404; 401 and 403 mean a missing, expired or insufficient sign-in.
- A running test is followed on the socket /live/tests/{id}, whose text frames are LiveMessage; a
  worklist query on /live/pacs-integration/{id}, whose text frames are MwlMessage.`;

/** The OpenAPI 3.1 description of every call. */
export function openApiDocument(version: string): Json {
  registerSchemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Isopter API',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: Object.keys(callAreas).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: componentSchemas(),
      responses: {
        BadRequest: failure('The request is malformed, or a form was refused: see fields.'),
        Unauthorized: failure('Not signed in.'),
        Forbidden: failure('The sign-in does not permit this call, or the CSRF token is missing.'),
        NotFound: failure('No such object in the user’s offices.'),
        Conflict: failure(
          'Conflicts with the current state, for example a device that has been taken in the meantime.',
        ),
      },
      parameters: {
        OfficeGroup: {
          name: HEADER.officeGroup,
          in: 'header',
          description: 'The office group a corporate admin works in.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        csrf: { type: 'apiKey', in: 'header', name: HEADER.csrf },
        agent: { type: 'apiKey', in: 'header', name: HEADER.agentToken },
        reportGrant: { type: 'apiKey', in: 'header', name: HEADER.reportGrant },
      },
    },
  };
}

function paths(): Json {
  const result: Record<string, Json> = {};
  for (const [tag, area] of Object.entries(callAreas)) {
    for (const [name, call] of Object.entries<Call>(area)) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      result[path] = { ...result[path], [call.method.toLowerCase()]: operation(name, tag, call) };
    }
  }
  return result;
}

function operation(name: string, tag: string, call: Call): Json {
  return {
    operationId: name,
    summary: summary(name),
    tags: [tag],
    'x-requirement': call.id,
    security: security(call),
    ...parameters(call),
    ...requestBody(call),
    responses: { ...success(call), ...failures(call) },
  };
}

/** `listPatients` → `List patients` */
function summary(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function security(call: Call): Json[] {
  if (call.granted) return [{ ...(call.agent && { agent: [] }), reportGrant: [] }];
  if (call.public) return call.method === 'GET' || call.agent ? [] : [{ csrf: [] }];
  if (call.agent) return [{ agent: [] }];
  return [call.method === 'GET' ? { session: [] } : { session: [], csrf: [] }];
}

function parameters(call: Call): Json {
  const list = [...fieldsOf(call.params, 'path'), ...fieldsOf(call.query, 'query')];
  const hasOfficeGroup = !call.public && !call.agent && call.id !== 'H-002';
  if (hasOfficeGroup) list.push({ $ref: '#/components/parameters/OfficeGroup' });
  return list.length > 0 ? { parameters: list } : {};
}

/** The parameters of a schema. A query arrives as text; the description is of the parsed value. */
function fieldsOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([name, field]) => {
    const json = jsonSchema(field, 'output');
    return {
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      ...(json['type'] === 'array' && { style: 'form', explode: false }),
      schema: json,
    };
  });
}

function requestBody(call: Call): Json {
  if (call.body) {
    return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body) } } } };
  }
  const content = call.form ? { schema: jsonSchema(call.form) } : {};
  return call.bodyType ? { requestBody: { required: true, content: { [call.bodyType]: content } } } : {};
}

function success(call: Call): Json {
  if (call.leaves) return { 302: { description: 'Leads elsewhere.' } };
  if (!call.answer && !call.file) return { 204: { description: 'Done.' } };
  const content = {
    ...(call.answer && { 'application/json': { schema: jsonSchema(call.answer) } }),
    ...(call.file && { [call.file]: {} }),
  };
  return { 200: { description: call.answer ? 'The answer.' : 'A file.', content } };
}

function failures(call: Call): Json {
  return {
    ...((call.query ?? call.body ?? call.bodyType ?? call.params) && { 400: refer('BadRequest') }),
    ...(!call.public && { 401: refer('Unauthorized') }),
    ...((!call.public || call.method !== 'GET' || call.granted) && { 403: refer('Forbidden') }),
    ...((call.params || call.granted) && { 404: refer('NotFound') }),
    ...((call.method !== 'GET' || (call.agent && call.granted)) && {
      409: call.conflict ? failure('Refused.', call.conflict) : refer('Conflict'),
    }),
  };
}

function refer(response: string): Json {
  return { $ref: `#/components/responses/${response}` };
}

function failure(description: string, schema: z.ZodMiniType = ErrorBody): Json {
  return { description, content: { 'application/json': { schema: jsonSchema(schema) } } };
}
