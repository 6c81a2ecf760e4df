import type { ProtocolValue, StrategyValue, SystemUnit, TestType } from '@isopter/contract';

/** The properties of a test that its thumbnail needs. */
export interface ThumbnailTest {
  readonly test_group: {
    readonly group: TestType;
    readonly strategy?: StrategyValue | null;
    readonly protocol?: ProtocolValue | null;
  };
  readonly eye: 'OD' | 'OS' | '';
  /** Whether a single eye is tested in a kind of test that usually tests both together. */
  readonly monocular: boolean;
  /** The unit of the notation of acuities; 20/40 (`IMP`) if omitted. */
  readonly system_unit?: SystemUnit | null;
  /** The capabilities of the device; older algorithms test fewer directions. */
  readonly capabilities?: { readonly eoms_algorithm_version: number };
}
