import { brandSchema, type Schema } from '../src/brand/schema.ts';

/** Where the schema is found once the package is published, for the `$schema` of a brand and for editors. */
const ID = 'https://unpkg.com/@isopter/ui/brand.schema.json';

/** Without our messages, which are no keyword of JSON Schema: strict validators refuse to compile it otherwise. */
function standard({ properties, anyOf, ...schema }: Schema): Schema {
  const { errorMessage: _ours, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => standard(one)) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, standard(one)])),
    }),
  };
}

/** The schema of a brand as it is published. */
export function publishedSchema(): object {
  const { $schema, ...rest } = standard(brandSchema);
  return { $schema, $id: ID, ...rest };
}
