import { type ReactElement, type ReactNode, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

interface OpenOnClickProps {
  /** Whether there is anything to open. */
  isEnabled: boolean;
  /** The input of a combo box. */
  children: ReactNode;
}

/** Opens the list of a combo box when its input is clicked, as its button does; the input keeps the focus. */
export function OpenOnClick({ isEnabled, children }: OpenOnClickProps): ReactElement {
  const state = use(ComboBoxStateContext);
  return (
    // the input inside is what is operated; by keyboard the arrow keys open the list
    <span
      style={{ display: 'contents' }}
      onClick={({ target }) => {
        if (isEnabled && state && !state.isOpen && target instanceof HTMLInputElement && !target.readOnly) {
          state.open(null, 'manual');
        }
      }}
    >
      {children}
    </span>
  );
}
