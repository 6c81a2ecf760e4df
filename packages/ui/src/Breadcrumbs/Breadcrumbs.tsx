import type { ReactElement } from 'react';
import { Breadcrumb, Breadcrumbs as RACBreadcrumbs, Link } from 'react-aria-components';
import { useTexts } from '../texts/Texts.tsx';
import { breadcrumbsTexts } from './Breadcrumbs.texts.ts';
import { crumb, label as labelStyle, link, list } from './Breadcrumbs.css.ts';

/** One step of {@link Breadcrumbs}. */
export interface Crumb {
  /** What the screen is called; a patient's name, for instance. */
  label: string;
  /** Where it is. The last crumb is the screen itself and leads nowhere. */
  href?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** From the root to the screen itself. */
  items: readonly Crumb[];
}

/** The way from the root to this screen, each step a link. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactElement {
  const texts = useTexts(breadcrumbsTexts);
  return (
    <nav aria-label={texts.breadcrumbs} data-component="Breadcrumbs">
      <RACBreadcrumbs className={list}>
        {items.map(({ label, href }) => (
          <Breadcrumb key={`${label} ${href}`} className={crumb} data-part="crumb">
            <Link className={link} href={href} data-part="link">
              <bdi className={labelStyle}>{label}</bdi>
            </Link>
          </Breadcrumb>
        ))}
      </RACBreadcrumbs>
    </nav>
  );
}
