import { bare, child, children, hasCall, textOf, walk, type Node } from './syntax.ts';
import type { StyledPart } from './classes.ts';
import { Unknown, valueOf, type Answers, type Scope } from './literals.ts';

/** Styles that an attribute gives. */
export type Style = (answers: Answers) => Record<string, unknown>;

/** Attributes of an element by what they are for. */
export interface Attributes {
  readonly styles: Style[];
  /** Whether its child takes the place of the element. */
  readonly isChild: boolean;
  /** Places of what is no attribute of the element. */
  readonly dropped: Node[];
  readonly others: Node[];
  readonly spreads: Node[];
  readonly loading: Node | null;
}

/** Parts the styles from the attributes of the element. @throws Unknown where a spread may be either */
export function attributesOf(opening: Node, part: StyledPart, scope: Scope): Attributes {
  const found = { styles: [] as Style[], dropped: [] as Node[], others: [] as Node[], spreads: [] as Node[] };
  let loading: Node | null = null;
  let isChild = false;
  for (const attribute of children(opening, 'attributes')) {
    const name = nameOf(attribute);
    if (attribute.type === 'JSXSpreadAttribute') {
      if (part.mayReceive(scope.source(attribute))) {
        found.spreads.push(attribute);
        found.others.push(attribute);
      } else {
        found.styles.push((answers) => spreadStyles(attribute, part, scope, answers));
        found.dropped.push(attribute);
      }
    } else if (name === 'loading' && part.isButton) {
      loading = attribute;
      found.dropped.push(attribute);
    } else if (part.isStyle(name)) {
      const value = child(attribute, 'value');
      found.styles.push((answers) => ({ [name]: attributeValue(value, scope, answers) }));
      isChild ||= name === 'asChild';
      found.dropped.push(attribute);
    } else if (name === 'className') {
      throw new Unknown('className');
    } else {
      found.others.push(attribute);
    }
  }
  return { ...found, isChild, loading };
}

/** Styles of a constant object that is spread. */
function spreadStyles(
  spread: Node,
  part: StyledPart,
  scope: Scope,
  answers: Answers,
): Record<string, unknown> {
  const styles = Object.entries(attributeValue(child(spread, 'argument'), scope, answers) ?? {});
  if (!styles.every(([name]) => part.isStyle(name))) {
    throw new Unknown(scope.source(spread));
  }
  return Object.fromEntries(styles);
}

/** Name of an attribute; empty for a spread. */
export function nameOf(attribute: Node): string {
  return textOf(child(attribute, 'name'), 'name');
}

/** Text of an attribute that stands elsewhere afterwards. */
export function textAlone(attribute: Node, scope: Scope): string {
  walk(attribute, ({ type }) => {
    if (type === 'JSXElement') {
      throw new Unknown('an element that moves');
    }
  });
  return scope.source(attribute);
}

function attributeValue(value: Node | null, scope: Scope, answers: Answers): unknown {
  if (value === null) {
    return true;
  }
  const inner = value.type === 'JSXExpressionContainer' ? child(value, 'expression') : value;
  if (inner === null) {
    throw new Unknown('An empty value');
  }
  return valueOf(inner, scope, answers);
}

/** State of a button while it is busy. */
export interface Busy {
  readonly condition: string;
  readonly dropped: readonly Node[];
  readonly attributes: readonly string[];
}

/** A button that is busy says so, can't be pressed and shows it in place of its words. */
export function busyOf(loading: Node, others: readonly Node[], scope: Scope): Busy {
  const expressionOf = (attribute: Node): Node => {
    const value = child(attribute, 'value');
    const expression = value && child(value, 'expression');
    if (!expression || hasCall(bare(expression))) {
      throw new Unknown('loading');
    }
    return expression;
  };
  const condition = scope.source(expressionOf(loading));
  const disabled = others.filter((each) => nameOf(each) === 'disabled');
  const reasons = [condition, ...disabled.map((each) => scope.source(expressionOf(each)))];
  return {
    condition,
    dropped: disabled,
    attributes: [
      `data-loading={(${condition}) ? '' : undefined}`,
      `disabled={${reasons.map((reason) => `(${reason})`).join(' || ')}}`,
    ],
  };
}
