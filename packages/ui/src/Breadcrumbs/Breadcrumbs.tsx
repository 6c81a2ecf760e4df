import type { ReactElement } from 'react';
import { Breadcrumb, Breadcrumbs as RACBreadcrumbs, Link } from 'react-aria-components';
import { useTexts } from '../texts/Texts.tsx';
import { breadcrumbsTexts } from './Breadcrumbs.texts.ts';
import { crumb, label as labelStyle, link, list } from './Breadcrumbs.css.ts';

/** An item of {@link Breadcrumbs}. */
export interface Crumb {
  /** The title of the screen, for example a patient's name. */
  label: string;
  /** The URL of the screen. The last item is the current screen and is not a link. */
  href?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** The items, from the root to the current screen. */
  items: readonly Crumb[];
}

/**
 * The path from the root to the current screen, each item a link.
 * @selector [data-component="Breadcrumbs"] The navigation landmark.
 * @selector [data-part="crumb"] An item.
 * @selector [data-part="link"] The link of an item.
 */
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
