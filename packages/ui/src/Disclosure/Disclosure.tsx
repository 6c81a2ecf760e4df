import type { ReactElement, ReactNode } from 'react';
import { Button, Disclosure as RACDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ExpandIcon } from '../icons/index.ts';
import { chevron, content, heading, panel, root, title as titleStyle, trigger } from './Disclosure.css.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The always visible title that expands and collapses the content. */
  title: ReactNode;
  /** The content that is collapsed. */
  children: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4;
  /** Whether the disclosure is expanded (controlled). */
  isExpanded?: boolean;
  /**
   * Whether the disclosure is initially expanded (uncontrolled).
   * @default false
   */
  defaultExpanded?: boolean;
  /**
   * Whether the disclosure is disabled: it cannot be toggled or focused.
   * @default false
   */
  isDisabled?: boolean;
  /** Called when the disclosure is expanded or collapsed. */
  onExpandedChange?: (isExpanded: boolean) => void;
}

/**
 * A section of content that can be expanded and collapsed.
 * @selector [data-component="Disclosure"] The section.
 * @selector [data-part="trigger"] The button that expands and collapses it.
 * @selector [data-part="title"] The text of the button.
 * @selector [data-part="panel"] The content.
 */
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
