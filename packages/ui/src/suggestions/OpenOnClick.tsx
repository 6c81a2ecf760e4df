import { type MouseEvent, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { ComboBoxStateContext, InputContext, type InputProps, useSlottedContext } from 'react-aria-components';

interface OpenOnClickProps {
  /** Whether there is anything to open. */
  isEnabled: boolean;
  /** The input of a combo box. */
  children: ReactNode;
}

/**
 * Opens the list of a combo box when its input is clicked, as its button does; the input keeps the focus. By keyboard the
 * arrow keys open it.
 */
export function OpenOnClick({ isEnabled, children }: OpenOnClickProps): ReactElement {
  const state = use(ComboBoxStateContext);
  const given = useSlottedContext(InputContext);
  const input = useMemo(
    (): InputProps => ({
      ...given,
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        given?.onClick?.(event);
        if (isEnabled && state && !state.isOpen && !event.currentTarget.readOnly) state.open(null, 'manual');
      },
    }),
    [given, isEnabled, state],
  );
  return <InputContext value={input}>{children}</InputContext>;
}
