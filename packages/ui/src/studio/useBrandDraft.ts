import { useLayoutEffect, useMemo, useState } from 'react';
import { applyBrand } from '../brand/applyBrand.ts';
import type { Brand, BrandProblem } from '../brand/Brand.ts';
import { type BrandReport, checkBrand } from '../brand/checkBrand.ts';
import { parseBrand } from '../brand/parseBrand.ts';
import { type Draft, withValue } from './draft.ts';

interface BrandDraft {
  draft: Draft;
  /** The last well-formed draft, which is applied, measured and exported. */
  brand: Brand;
  /** Places where the draft is not well-formed. */
  problems: readonly BrandProblem[];
  report: BrandReport;
  change: (path: string, value: unknown) => void;
  open: (brand: Brand) => void;
}

/** The draft of a brand, applied to the document. */
export function useBrandDraft(start: Brand): BrandDraft {
  const [{ draft, brand }, setState] = useState<{ draft: Draft; brand: Brand }>({ draft: { ...start }, brand: start });
  const problems = useMemo(() => parseBrand(draft).problems ?? [], [draft]);
  const report = useMemo(() => checkBrand(brand), [brand]);
  useLayoutEffect(() => applyBrand(brand), [brand]);
  return {
    draft,
    brand,
    problems,
    report,
    change: (path, value) =>
      setState((before) => {
        const next = withValue(before.draft, path, value);
        return { draft: next, brand: parseBrand(next).brand ?? before.brand };
      }),
    open: (next) => setState({ draft: { ...next }, brand: next }),
  };
}
