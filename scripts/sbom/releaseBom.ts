interface Component {
  'bom-ref': string;
  purl: string;
}
/** The parts of a CycloneDX document that a release changes. */
export interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** The version of CycloneDX that releases have: npm writes 1.5, and every document of 1.5 is one of 1.6. */
const SPEC_VERSION = '1.6';

/** Returns the package URL of a package from npm. */
export const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * Returns the bill of materials of a release, from what `npm sbom` writes about a checkout.
 * @param version of the release, which all packages and the image share
 * @param shipped package URLs of the shipped packages; all others are left out
 */
export function releaseBom(written: Bom, version: string, shipped: ReadonlySet<string>): object {
  const root = written.metadata.component;
  const components = written.components.filter(({ purl }) => shipped.has(purl));
  const refs = new Set([root, ...components].map((component) => component['bom-ref']));
  return {
    ...written,
    $schema: `http://cyclonedx.org/schema/bom-${SPEC_VERSION}.schema.json`,
    specVersion: SPEC_VERSION,
    // npm names a checkout after its folder, and the root of the workspaces has no version
    metadata: {
      ...written.metadata,
      component: { ...root, name: 'isopter', version, purl: purlOf('isopter', version) },
    },
    components,
    dependencies: written.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  };
}
