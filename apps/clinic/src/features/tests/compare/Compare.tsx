import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { CompareFields } from './CompareFields.tsx';
import { CompareHearing } from './CompareHearing.tsx';

/** /patients/:id/compare: two tests of a kind, visual fields unless `kind` is `hearing` [OUR-250, OUR-293]. */
export function Compare(): ReactElement {
  const [query] = useSearchParams();
  return query.get('kind') === 'hearing' ? <CompareHearing /> : <CompareFields />;
}
