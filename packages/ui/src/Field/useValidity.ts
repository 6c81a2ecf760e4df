import type { ReactNode } from 'react';
import { FormContext, useSlottedContext } from 'react-aria-components';
import { hasError } from './Field.tsx';

interface ValidityProps {
  validationBehavior?: 'native' | 'aria' | undefined;
  isInvalid?: boolean | undefined;
}

interface Validity {
  validationBehavior: 'native' | 'aria';
  isInvalid: boolean | undefined;
}

/**
 * Returns how a field is validated: as it or its Form says, or by its error message alone outside a Form. `isInvalid` is
 * undefined for a valid field that the browser validates, because React Aria hides the browser's message for `false`.
 */
export function useValidity(errorMessage: ReactNode, props: ValidityProps): Validity {
  const form = useSlottedContext(FormContext);
  const validationBehavior = props.validationBehavior ?? form?.validationBehavior ?? 'aria';
  const isInvalid = hasError(errorMessage, props.isInvalid);
  return { validationBehavior, isInvalid: isInvalid || validationBehavior === 'aria' ? isInvalid : undefined };
}
