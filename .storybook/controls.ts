import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((part) => isValidElement(part)));

/** Takes the control from arguments that are elements: nobody writes those as JSON. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      holdsElement(initialArgs[name]) ? { ...argType, control: false as const } : argType,
    ]),
  );
