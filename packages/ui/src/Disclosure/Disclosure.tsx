import type { ReactElement, ReactNode } from 'react';
import { Button, Disclosure as RACDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ExpandIcon } from '../icons/index.ts';
import { chevron, content, heading, panel, root, title as titleStyle, trigger } from './Disclosure.css.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** What unfolds; always in sight. */
  title: ReactNode;
  /** What is folded away. */
  children: ReactNode;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  level?: 2 | 3 | 4;
  /** Whether it is unfolded, when the application decides. */
  isExpanded?: boolean;
  /**
   * Whether it is unfolded at first.
   * @default false
   */
  defaultExpanded?: boolean;
  /**
   * It stays as it is and takes no focus.
   * @default false
   */
  isDisabled?: boolean;
  /** Told when it is folded or unfolded. */
  onExpandedChange?: (isExpanded: boolean) => void;
}

/** Folds away what is not always needed. */
export function Disclosure({ title, children, level = 3, ...props }: DisclosureProps): ReactElement {
  return (
    <RACDisclosure className={root} data-component="Disclosure" {...props}>
      <Heading level={level} className={heading}>
        <Button slot="trigger" className={trigger} data-part="trigger">
          <span className={chevron} aria-hidden>
            <ExpandIcon />
          </span>
          <span className={titleStyle} data-part="title">
            {title}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={panel} data-part="panel">
        <div className={content}>{children}</div>
      </DisclosurePanel>
    </RACDisclosure>
  );
}
