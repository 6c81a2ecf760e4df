import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react';
import { Tooltip as RACTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css.ts';

interface OpenTooltipProps {
  children: ReactNode;
  /** The element the tooltip is positioned at. */
  trigger: RefObject<HTMLElement | null>;
  /** Whether it opens without the delay, as on focus. */
  isAtOnce: boolean;
}

/** The tooltip of an element that makes it only while it is hovered or focused. */
export function OpenTooltip({ children, trigger, isAtOnce }: OpenTooltipProps): ReactElement {
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 100 });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => state.open(isAtOnce), []);
  return (
    <TooltipTriggerStateContext value={state}>
      <RACTooltip className={tooltip} data-component="Tooltip" triggerRef={trigger} placement="top" offset={6}>
        {children}
      </RACTooltip>
    </TooltipTriggerStateContext>
  );
}
