/** A node of a parsed module; what it has depends on its type. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The node below another by a name, where there is one. */
export function child(node: Node, name: string): Node | null {
  const value = node[name];
  return isNode(value) ? value : null;
}

/** The nodes of a list below another. */
export function children(node: Node, name: string): Node[] {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A text below a node: a name, an operator. */
export function textOf(node: Node | null, name: string): string {
  const value = node?.[name];
  return typeof value === 'string' ? value : '';
}

/** Calls back with a node and all below it, the outer ones first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    const below: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of below) {
      if (isNode(each)) {
        walk(each, visit);
      }
    }
  }
}

/** The expression without what only the type checker reads. */
export function bare(node: Node): Node {
  const inner = child(node, 'expression');
  const isWrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(
    node.type,
  );
  return isWrapped && inner !== null ? bare(inner) : node;
}
