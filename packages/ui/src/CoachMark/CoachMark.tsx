import { type ReactElement, type ReactNode, type RefObject, useId } from 'react';
import { Dialog, Popover, type PopoverProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { actions, content, dialog, popover, skip, step as stepStyle } from './CoachMark.css.ts';
import { coachMarkTexts } from './CoachMark.texts.ts';
import { positionOf } from './tour.ts';
import { useTarget } from './useTarget.ts';

/** One step of a tour, about one element of the screen. */
export interface CoachStep {
  /** The element it is about, which is on the screen while the step is shown. */
  target: RefObject<HTMLElement | null>;
  /** The heading of the step. */
  title: string;
  /** An explanation of the element in a sentence or two. */
  content: ReactNode;
  /** The preferred side of the element; `start` and `end` follow the writing direction. */
  placement?: PopoverProps['placement'];
}

/** Props of {@link CoachMark}. */
export interface CoachMarkProps {
  /** The steps in their order; leave out those whose element is not on this screen. */
  steps: readonly CoachStep[];
  /** Whether the tour is shown. */
  isOpen: boolean;
  /** Called when the tour is left: after its last step, or before. Whether it is shown again is for its owner to remember. */
  onClose: (end: 'finished' | 'skipped') => void;
  /** The index of the step that is shown (controlled). */
  step?: number;
  /**
   * The index of the first step that is shown (uncontrolled).
   * @default 0
   */
  defaultStep?: number;
  /** Called with the index of the next step to show. */
  onStepChange?: (step: number) => void;
}

/**
 * A short tour of a screen: what is new or not obvious, one element after the other.
 * @selector [data-component="CoachMark"] The panel of a step.
 * @selector [data-part="step"] The number of the step.
 * @selector [data-part="content"] What is said about the element.
 * @selector [data-part="actions"] The buttons.
 */
export function CoachMark({ isOpen, steps, ...props }: CoachMarkProps): ReactElement | null {
  return isOpen && steps.length > 0 ? <Tour steps={steps} {...props} /> : null;
}

function Tour({ steps, onClose, step, defaultStep = 0, onStepChange }: Omit<CoachMarkProps, 'isOpen'>): ReactElement {
  const [current, setCurrent] = useControlledState(step, defaultStep, onStepChange);
  const { index, isFirst, isLast } = positionOf(current, steps.length);
  const shown = steps[index]!;
  return (
    <>
      {/* before the panel, which is placed beside where the element is then */}
      <Target key={index} target={shown.target} />
      <Popover
        isOpen
        onOpenChange={() => onClose('skipped')}
        triggerRef={shown.target}
        placement={shown.placement ?? 'bottom'}
        offset={10}
        // a press beside it is no decision
        shouldCloseOnInteractOutside={() => false}
        className={popover}
        data-component="CoachMark"
      >
        {/* a separate dialog for every step: it takes the focus, so that the step is announced */}
        <Step
          key={index}
          step={shown}
          number={index + 1}
          of={steps.length}
          onBack={isFirst ? undefined : () => setCurrent(index - 1)}
          onForward={isLast ? undefined : () => setCurrent(index + 1)}
          onClose={onClose}
        />
      </Popover>
    </>
  );
}

function Target({ target }: Pick<CoachStep, 'target'>): null {
  useTarget(target);
  return null;
}

interface StepProps {
  step: CoachStep;
  number: number;
  of: number;
  onBack: (() => void) | undefined;
  onForward: (() => void) | undefined;
  onClose: CoachMarkProps['onClose'];
}

function Step({ step, number, of, onBack, onForward, onClose }: StepProps): ReactElement {
  const texts = useTexts(coachMarkTexts);
  const format = useNumberFormat();
  const contentId = useId();
  return (
    <Dialog className={dialog} aria-describedby={contentId}>
      {of > 1 && (
        <p className={stepStyle} data-part="step">
          {texts.coachStep({ step: format(number), of: format(of) })}
        </p>
      )}
      <Heading slot="title" level={2} size="lg">
        {step.title}
      </Heading>
      <div id={contentId} className={content} data-part="content">
        {step.content}
      </div>
      <div className={actions} data-part="actions">
        {onForward && (
          <span className={skip}>
            <Button size="sm" variant="quiet" onPress={() => onClose('skipped')}>
              {texts.coachSkip}
            </Button>
          </span>
        )}
        {onBack && (
          <Button size="sm" onPress={onBack}>
            {texts.coachBack}
          </Button>
        )}
        <Button size="sm" variant="primary" onPress={onForward ?? (() => onClose('finished'))}>
          {onForward ? texts.coachNext : texts.coachDone}
        </Button>
      </div>
    </Dialog>
  );
}
