import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components';

/** Props of {@link Placeholder}. */
export interface PlaceholderProps {
  /** The label for screen readers. */
  label: string;
  className?: string;
  /**
   * Skeletons in the places of what comes.
   * @default nothing but the announcement
   */
  children?: ReactNode;
}

/** The layout of what is being loaded, in its real size, so that nothing moves once it is there. */
export const Placeholder = ({ label, className, children }: PlaceholderProps): ReactElement => (
  <div className={className} aria-busy="true" data-part="placeholder">
    <VisuallyHidden>
      <span role="status">{label}</span>
    </VisuallyHidden>
    {children}
  </div>
);
