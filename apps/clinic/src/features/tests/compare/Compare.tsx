import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { CompareAcuity } from './CompareAcuity.tsx';
import { CompareFields } from './CompareFields.tsx';
import { CompareHearing } from './CompareHearing.tsx';

/** /patients/:id/compare: two tests of a kind, visual fields unless `kind` names another one [OUR-250, OUR-293, OUR-297]. */
export function Compare(): ReactElement {
  const [query] = useSearchParams();
  const kind = query.get('kind');
  if (kind === 'acuity') return <CompareAcuity />;
  return kind === 'hearing' ? <CompareHearing /> : <CompareFields />;
}
