/** The point patterns of which all perimetry programs are variants [ENUM-04]. */
export const BASE_PROGRAMS = ['10-2', '24-2', '24-2C', '30-2'] as const;
export type BaseProgram = (typeof BASE_PROGRAMS)[number];

/** Strategy suffixes of a program: AVA fast, AVA standard, supra-threshold [ENUM-04]. */
export const PROGRAM_SUFFIXES = ['', '-AVA-F', '-AVA-S', '-S'] as const;
export type ProgramSuffix = (typeof PROGRAM_SUFFIXES)[number];

/** A base program, paediatric first when combined: `24-2-P-AVA-F`. */
export type GridProgram = `${BaseProgram}${'' | '-P'}${ProgramSuffix}`;

const variants = <P extends '' | '-P'>(pediatric: P) =>
  BASE_PROGRAMS.flatMap((base) =>
    PROGRAM_SUFFIXES.map((suffix): `${BaseProgram}${P}${ProgramSuffix}` => `${base}${pediatric}${suffix}`),
  );

/** Pediatric programs, which form a separate list [ENUM-04]. */
export const PEDIATRIC_PROGRAMS: readonly `${BaseProgram}-P${ProgramSuffix}`[] = variants('-P');

/** Every program on one of the base patterns. */
export const GRID_PROGRAMS: readonly GridProgram[] = [...variants(''), ...PEDIATRIC_PROGRAMS];

/** Protocols without a base pattern: quadrants, optotypes, ptosis, and OTHER for imports [ENUM-04]. */
export const OTHER_PROTOCOLS = [
  'QUADRANT',
  'LANDOLT_C',
  'TUMBLING_E',
  '24-2-PTOSIS-NOVEL',
  '30-2-PTOSIS-TRADITIONAL',
  'OTHER',
] as const;

export type ProtocolValue = GridProgram | (typeof OTHER_PROTOCOLS)[number];

/** Every `protocol` of a test [ENUM-04]. */
export const PROTOCOLS: readonly ProtocolValue[] = [...GRID_PROGRAMS, ...OTHER_PROTOCOLS];

/** The point pattern of a program: `24-2-P-AVA-F` → `24-2`; undefined for a protocol without one. */
export function baseProgram(protocol: string): BaseProgram | undefined {
  const match = /^(10-2|24-2C|24-2|30-2)(?:-P)?(?:-AVA-F|-AVA-S|-S)?$/.exec(protocol);
  return BASE_PROGRAMS.find((base) => base === match?.[1]);
}

/** Returns whether a program is a paediatric variant. */
export function isPediatric(protocol: string): boolean {
  return PEDIATRIC_PROGRAMS.some((program) => program === protocol);
}
