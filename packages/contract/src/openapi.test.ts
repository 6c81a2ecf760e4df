import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOpenTo } from './access.ts';
import { type callAreas, calls } from './calls/index.ts';
import { GROUPS } from './enums/people.ts';
import { type Json, jsonSchema } from './jsonSchema.ts';
import { openApiDocument } from './openapi.ts';
import { Patient } from './entities/patients.ts';
import { permissions } from './permissions.ts';
import type { CallName } from './types.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const { version } = JSON.parse(read('../package.json')) as { version: string };
const document = openApiDocument(version);

const operations = Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

it('says which roles may make each call: run `npm run openapi -w packages/contract` when this fails [OUR-528]', () => {
  const areas: (keyof typeof callAreas)[] = Object.keys(permissions) as (keyof typeof callAreas)[];
  const written = areas.flatMap((area) =>
    Object.entries(permissions[area] ?? {}).map(([name, by]) => [name, GROUPS.filter((group) => by.includes(group))]),
  );
  const meant = (Object.keys(calls) as CallName[])
    .map((name) => [name, GROUPS.filter((group) => isOpenTo(group, name))] as const)
    .filter(([, groups]) => groups.length > 0);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(meant));
});

describe('openapi.json', () => {
  it('is what the calls say: run `npm run openapi -w packages/contract` when this fails [API-04] [API-06]', () => {
    expect(JSON.parse(read('../openapi.json'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('describes every call once, under its row of the calls [API-04] [API-06]', () => {
    const described = operations.map(({ operation }) => [operation['operationId'], operation['x-requirement']]);
    expect(described.toSorted()).toEqual(
      Object.entries(calls)
        .map(([name, { id }]) => [name, id])
        .toSorted(),
    );
  });

  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(100);
    const missing = references.filter(
      (path) =>
        path.split('/').reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('refers to a named schema instead of repeating it', () => {
    expect(jsonSchema(Patient)).toEqual({ $ref: '#/components/schemas/Patient' });
  });
});
