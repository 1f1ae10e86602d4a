import { bare, child, children, textOf, type Node } from './syntax.ts';

/** Answers to the conditions of a module's styles, by the text of the condition. */
export type Answers = ReadonlyMap<string, boolean>;

/** A value that is not known before the app runs. */
export class Unknown extends Error {}

/** A condition that has to be answered before a value is known. */
export class Asked extends Error {
  constructor(readonly condition: string) {
    super(condition);
  }
}

export interface Scope {
  /** Text of a node. */
  source: (node: Node) => string;
  /** Value of a name that is constant in this module, or comes from another. */
  constant: (name: string, answers: Answers) => unknown;
  /** Result of a function that gives the same for the same values. */
  call: (name: string, values: readonly unknown[]) => unknown;
}

/**
 * Value of an expression, where conditions have these answers.
 * @throws Unknown, or Asked for the first condition without an answer
 */
export function valueOf(raw: Node, scope: Scope, answers: Answers): unknown {
  const node = bare(raw);
  const of = (name: string): unknown => valueOf(needed(child(node, name)), scope, answers);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return templateOf(node, scope, answers);
    case 'UnaryExpression':
      return negative(node, of('argument'));
    case 'ObjectExpression':
      return objectOf(node, scope, answers);
    case 'ArrayExpression':
      return children(node, 'elements').map((each) => valueOf(each, scope, answers));
    case 'ConditionalExpression':
      return isTrue(needed(child(node, 'test')), scope, answers) ? of('consequent') : of('alternate');
    case 'LogicalExpression':
      if (node.operator !== '&&') {
        throw new Unknown(scope.source(node));
      }
      return isTrue(needed(child(node, 'left')), scope, answers) ? of('right') : undefined;
    case 'CallExpression':
      return scope.call(
        textOf(child(node, 'callee'), 'name'),
        children(node, 'arguments').map((each) => valueOf(each, scope, answers)),
      );
    case 'MemberExpression':
      return memberOf(node, scope, answers);
    case 'Identifier':
      return textOf(node, 'name') === 'undefined' ? undefined : scope.constant(textOf(node, 'name'), answers);
    default:
      throw new Unknown(scope.source(node));
  }
}

function needed(node: Node | null): Node {
  if (node === null) {
    throw new Unknown('Nothing stands there');
  }
  return node;
}

function negative(node: Node, value: unknown): number {
  if (node.operator !== '-' || typeof value !== 'number') {
    throw new Unknown('-');
  }
  return -value;
}

function templateOf(node: Node, scope: Scope, answers: Answers): string {
  const values = children(node, 'expressions').map((each) => valueOf(each, scope, answers));
  return children(node, 'quasis')
    .map((quasi, at) => {
      const { cooked = '' } = quasi.value as { cooked?: string };
      return at < values.length ? `${cooked}${String(values[at])}` : cooked;
    })
    .join('');
}

function objectOf(node: Node, scope: Scope, answers: Answers): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const property of children(node, 'properties')) {
    if (property.type === 'SpreadElement') {
      Object.assign(made, valueOf(needed(child(property, 'argument')), scope, answers));
      continue;
    }
    const key = needed(child(property, 'key'));
    const isName = key.type === 'Identifier' && property.computed !== true;
    const name = isName ? textOf(key, 'name') : String(valueOf(key, scope, answers));
    made[name] = valueOf(needed(child(property, 'value')), scope, answers);
  }
  return made;
}

/** A field of a constant object: by its name, or by whichever of its names a value turns out to be. */
function memberOf(node: Node, scope: Scope, answers: Answers): unknown {
  const object = valueOf(needed(child(node, 'object')), scope, answers);
  const property = needed(child(node, 'property'));
  if (object === undefined) {
    // By none of the names of a constant, which the types rule out.
    return undefined;
  }
  if (typeof object !== 'object' || object === null) {
    throw new Unknown(scope.source(node));
  }
  const fields = new Map<string, unknown>(Object.entries(object));
  if (node.computed !== true) {
    return fields.get(textOf(property, 'name'));
  }
  for (const [name, value] of fields) {
    if (answerOf(`(${scope.source(property)}) === ${JSON.stringify(name)}`, answers)) {
      return value;
    }
  }
  return undefined;
}

function isTrue(raw: Node, scope: Scope, answers: Answers): boolean {
  const node = bare(raw);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    return !isTrue(needed(child(node, 'argument')), scope, answers);
  }
  return answerOf(scope.source(node), answers);
}

function answerOf(condition: string, answers: Answers): boolean {
  const answer = answers.get(condition);
  if (answer === undefined) {
    throw new Asked(condition);
  }
  return answer;
}
