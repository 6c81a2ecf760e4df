import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Data that react-docgen adds to a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((part) => isValidElement(part)));

const DEFAULT = /@default\s+(?<value>[^\n@]+)/;

/** Shows the TSDoc `@default` of properties, because the function's signature lacks some. */
export const withDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  // oxlint-disable-next-line no-underscore-dangle -- its name is react-docgen's
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = DEFAULT.exec(props[name]?.description ?? '')?.groups?.['value']?.trim();
      return [name, summary ? { ...argType, table: { ...argType.table, defaultValue: { summary } } } : argType];
    }),
  );
};

/** Takes the control from arguments that are elements: nobody writes those as JSON. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      holdsElement(initialArgs[name]) ? { ...argType, control: false as const } : argType,
    ]),
  );
