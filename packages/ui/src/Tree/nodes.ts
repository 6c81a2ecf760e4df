import type { ReactNode } from 'react';

/** A node of a {@link Tree}. */
export interface TreeNode {
  /** The id, unique in the whole tree. */
  id: string;
  /** The name of the node. */
  label: string;
  /** A short text after the name, such as how many there are. */
  detail?: ReactNode;
  /** An icon before the name, which distinguishes kinds of nodes. */
  icon?: ReactNode;
  /** The URL of the node. Pressing it then leads there. */
  href?: string;
  /** The nodes below it. Leave them out while they are still to be fetched. */
  children?: readonly TreeNode[];
  /**
   * Whether it can be opened. State it where `children` are fetched when the node is opened; a row then tells that they
   * are on their way.
   * @default whether `children` has any
   */
  hasChildren?: boolean;
  /**
   * Whether the node can be neither chosen nor opened.
   * @default false
   */
  isDisabled?: boolean;
}

/** Whether a node can be opened. */
export const canOpen = ({ children = [], hasChildren = children.length > 0 }: TreeNode): boolean => hasChildren;

/** Returns whether the children of a node are still to be loaded. */
export const isAwaited = (node: TreeNode): boolean => node.children === undefined && canOpen(node);

/** The ids of all nodes that can be chosen, from top to bottom, whether they are seen or not. */
export const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children = [], isDisabled = false }) => (isDisabled ? [] : [id, ...idsOf(children)]));

/**
 * The ids of the nodes above one, from the top: what has to be open so that it is seen.
 * @returns an empty list if it is at the top, or is not there
 */
export function ancestorsOf(nodes: readonly TreeNode[], id: string): string[] {
  for (const { id: parent, children = [] } of nodes) {
    if (children.some((child) => child.id === id)) return [parent];
    const below = ancestorsOf(children, id);
    if (below.length > 0) return [parent, ...below];
  }
  return [];
}
