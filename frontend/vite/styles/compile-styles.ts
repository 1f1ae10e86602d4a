import { posix } from 'node:path';
import { parseSync } from 'vite';
import { classOf, type StyledPart } from './classes.ts';
import { Asked, Unknown, valueOf, type Answers, type Scope } from './literals.ts';
import { bare, child, children, isNode, textOf, walk, type Node } from './syntax.ts';

/** A piece of source that another takes the place of. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Components whose styles are known at build, and where they come from. */
export interface KnownParts {
  /** Component by name of the module and of what it exports. */
  part: (module: string, name: string) => StyledPart | null;
  /** A component that `chakra(tag, looks)` makes. */
  made: (tag: string, looks: unknown) => StyledPart;
  /** Result of a function whose results are known at build. */
  call: (name: string, values: readonly unknown[]) => unknown;
  /** Source of a module of ours by its path; null where there is none. */
  read: (path: string) => string | null;
}

export interface Compiled {
  readonly code: string;
  readonly css: string;
  /** Elements whose styles depend on what only the running app knows, as they are written. */
  readonly left: readonly string[];
}

const LOADER = 'ButtonContent';
/** Functions of Chakra that make components. */
const MAKERS = ['chakra', 'createRecipeContext'];

/** The module with plain elements and classes in place of those whose styles are known; null where it has none. */
export function compileStyles(code: string, path: string, known: KnownParts): Compiled | null {
  const module = moduleOf(code, path, known);
  const rules = new Set<string>();
  const edits: Edit[] = [];
  const left: string[] = [];
  let hasLoader = false;
  walk(module.program, (node) => {
    if (module.isMaking(node)) {
      // Left out by the build where nobody needs it any more.
      edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
    }
    if (node.type !== 'JSXElement') {
      return;
    }
    const opening = child(node, 'openingElement');
    const part = opening && module.partOf(child(opening, 'name'));
    if (!opening || !part) {
      return;
    }
    try {
      const made = elementOf(node, opening, part, module.scope);
      made.rules.forEach((rule) => rules.add(rule));
      edits.push(...made.edits);
      hasLoader ||= made.hasLoader;
    } catch (error) {
      if (!(error instanceof Unknown)) {
        throw error;
      }
      left.push(`${module.scope.source(opening).split('\n')[0] ?? ''} (${error.message})`);
      if (part.isOwn) {
        throw new Error(`${path}: the styles of ${left.at(-1) ?? ''} must be known at build`);
      }
    }
  });
  if (edits.length === 0) {
    return left.length === 0 ? null : { code, css: '', left };
  }
  const loader = hasLoader ? `import { ${LOADER} } from '/src/components/forms/${LOADER}';\n` : '';
  return { code: loader + edited(code, edits), css: [...rules].join(''), left };
}

interface Module {
  readonly program: Node;
  readonly scope: Scope;
  partOf: (name: Node | null) => StyledPart | null;
  /** A component that this module makes by `chakra(tag, looks)`; null where the name means something else. */
  madePart: (name: string) => StyledPart | null;
  isMaking: (node: Node) => boolean;
}

function moduleOf(code: string, path: string, known: KnownParts): Module {
  const program: unknown = parseSync(path, code, { lang: 'tsx' }).program;
  if (!isNode(program)) {
    throw new Error(`${path} can't be read`);
  }
  const imports = new Map<string, { module: string; name: string }>();
  const named = new Map<string, Node | null>();
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const module = textOf(child(node, 'source'), 'value');
      for (const each of children(node, 'specifiers')) {
        const name = textOf(child(each, 'imported'), 'name');
        imports.set(textOf(child(each, 'local'), 'name'), { module: resolved(module, path), name });
      }
    }
    if (node.type === 'VariableDeclaration') {
      for (const each of children(node, 'declarations')) {
        const name = textOf(child(each, 'id'), 'name');
        // A name with two meanings stands for neither.
        named.set(name, named.has(name) || node.kind !== 'const' ? null : child(each, 'init'));
      }
    }
  });
  const scope: Scope = {
    source: (node) => code.slice(node.start, node.end),
    constant(name, answers) {
      const init = named.get(name);
      if (init && !hasUnknown(init)) {
        return valueOf(init, scope, answers);
      }
      const from = imports.get(name);
      const text = from && known.read(from.module);
      if (!from || !text) {
        throw new Unknown(name);
      }
      return moduleOf(text, from.module, known).scope.constant(from.name, answers);
    },
    call: known.call,
  };
  const isMaking = (node: Node): boolean => {
    const name = textOf(child(node, 'callee'), 'name');
    const from = imports.get(name);
    return (
      node.type === 'CallExpression' && from?.module === '@chakra-ui/react' && MAKERS.includes(from.name)
    );
  };
  return {
    program,
    scope,
    isMaking,
    madePart(name) {
      const init = named.get(name);
      const [tag, looks] = init && isMaking(init) ? children(init, 'arguments') : [];
      if (tag?.type !== 'Literal' || typeof tag.value !== 'string') {
        return null;
      }
      try {
        return known.made(tag.value, looks === undefined ? {} : valueOf(looks, scope, new Map()));
      } catch (error) {
        if (error instanceof Unknown || error instanceof Asked) {
          return null;
        }
        throw error;
      }
    },
    partOf(name) {
      const isMember = name?.type === 'JSXMemberExpression';
      const local = textOf(isMember ? child(name, 'object') : name, 'name');
      const from = imports.get(local);
      const member = isMember ? `.${textOf(child(name, 'property'), 'name')}` : '';
      if (from === undefined) {
        return isMember ? null : this.madePart(local);
      }
      const part = known.part(from.module, `${from.name}${member}`);
      const text = part || isMember || !/^[A-Z]/.test(local) ? null : known.read(from.module);
      return text?.includes('= chakra(') ? moduleOf(text, from.module, known).madePart(from.name) : part;
    },
  };
}

function resolved(module: string, path: string): string {
  return module.startsWith('.') ? posix.join(posix.dirname(path), module) : module;
}

function hasCall(node: Node): boolean {
  return hasType(node, /Call|New|Await|Function|JSX/);
}

/** Whether it does more than to call a function by its name with constants, which is then asked for. */
function hasUnknown(node: Node): boolean {
  const isCall = node.type === 'CallExpression' && textOf(child(node, 'callee'), 'name') !== '';
  return isCall ? children(node, 'arguments').some(hasCall) : hasCall(node);
}

function hasType(node: Node, types: RegExp): boolean {
  let has = false;
  walk(node, ({ type }) => {
    has ||= types.test(type);
  });
  return has;
}

interface Made {
  readonly edits: Edit[];
  readonly rules: readonly string[];
  readonly hasLoader: boolean;
}

/** Styles that an attribute gives. */
type Style = (answers: Answers) => Record<string, unknown>;

interface Attributes {
  readonly styles: Style[];
  /** Whether its child takes the place of the element. */
  readonly isChild: boolean;
  /** Places of what is no attribute of the element. */
  readonly dropped: Node[];
  readonly others: Node[];
  readonly spreads: Node[];
  readonly loading: Node | null;
}

function elementOf(node: Node, opening: Node, part: StyledPart, scope: Scope): Made {
  const { styles, isChild, dropped, others, spreads, loading } = attributesOf(opening, part, scope);
  if (part.isOwn && styles.length === 0) {
    return { edits: [], rules: [], hasLoader: false };
  }
  const made = classOf(part, (answers) =>
    styles.reduce((all, style) => Object.assign(all, style(answers)), {}),
  );
  const received = spreads.map((each) => scope.source(child(each, 'argument') ?? each));
  const className = withReceived(made.className, received);
  const first = [...made.attributes]
    .filter(([name]) => !others.some((each) => nameOf(each) === name))
    .map(([name, value]) => `${name}="${value}"`);
  const last = className === null ? [] : [`className={${className}}`];
  if (isChild) {
    const texts = others.map((each) => textAlone(each, scope));
    return {
      edits: ofChild(node, [...first, ...texts, ...last], scope),
      rules: made.rules,
      hasLoader: false,
    };
  }
  const busy = loading === null ? null : busyOf(loading, others, scope);
  const tag = part.isOwn ? null : made.tag;
  const gone = [...dropped, ...(busy?.dropped ?? [])];
  return {
    edits: [
      ...gone.map(({ start, end }) => ({ start, end, text: '' })),
      ...tagsOf(
        node,
        opening,
        { tag, first, last: [...(busy?.attributes ?? []), ...last] },
        busy?.condition ?? null,
      ),
    ],
    rules: made.rules,
    hasLoader: busy !== null,
  };
}

function attributesOf(opening: Node, part: StyledPart, scope: Scope): Attributes {
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

function nameOf(attribute: Node): string {
  return textOf(child(attribute, 'name'), 'name');
}

/** Text of an attribute that stands elsewhere afterwards. */
function textAlone(attribute: Node, scope: Scope): string {
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

/** The class with that which comes by the attributes from outside. */
function withReceived(own: string | null, received: readonly string[]): string | null {
  if (received.length === 0) {
    return own;
  }
  const parts = [...(own === null ? [] : [own]), ...received.map((each) => `${each}.className`)];
  return `[${parts.join(', ')}].filter(Boolean).join(' ') || undefined`;
}

interface Tags {
  /** Null where it stays. */
  readonly tag: string | null;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

function tagsOf(node: Node, opening: Node, { tag, first, last }: Tags, condition: string | null): Edit[] {
  const name = child(opening, 'name');
  const closing = child(node, 'closingElement');
  const closingName = closing && child(closing, 'name');
  if (name === null) {
    throw new Unknown('its name');
  }
  const after = (texts: readonly string[]): string => texts.map((text) => ` ${text}`).join('');
  const end = opening.end - (closing === null ? 2 : 1);
  const before = condition === null ? '' : `<${LOADER} isBusy={${condition}}>`;
  return [
    ...(tag === null ? [] : [{ start: name.start, end: name.end, text: tag }]),
    { start: name.end, end: name.end, text: after(first) },
    { start: end, end, text: after(last) },
    ...(tag === null || !closingName ? [] : [{ start: closingName.start, end: closingName.end, text: tag }]),
    ...(before === '' || closing === null
      ? []
      : [
          { start: opening.end, end: opening.end, text: before },
          { start: closing.start, end: closing.start, text: `</${LOADER}>` },
        ]),
  ];
}

/** The child with the attributes of what is around it, whose place it takes. */
function ofChild(node: Node, attributes: readonly string[], scope: Scope): Edit[] {
  const inner = children(node, 'children').filter(
    (each) => each.type !== 'JSXText' || scope.source(each).trim() !== '',
  );
  const [only] = inner;
  const opening = only?.type === 'JSXElement' ? child(only, 'openingElement') : null;
  const name = opening && child(opening, 'name');
  const hasClass =
    opening !== null &&
    children(opening, 'attributes').some((each) => textOf(child(each, 'name'), 'name') === 'className');
  if (inner.length !== 1 || !only || !name || hasClass) {
    throw new Unknown('its child');
  }
  return [
    { start: node.start, end: only.start, text: '' },
    { start: name.end, end: name.end, text: attributes.map((text) => ` ${text}`).join('') },
    { start: only.end, end: node.end, text: '' },
  ];
}

interface Busy {
  readonly condition: string;
  readonly dropped: readonly Node[];
  readonly attributes: readonly string[];
}

/** A button that is busy says so, can't be pressed and shows it in place of its words. */
function busyOf(loading: Node, others: readonly Node[], scope: Scope): Busy {
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

function edited(code: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  let made = '';
  let at = 0;
  for (const { start, end, text } of ordered) {
    if (start < at) {
      throw new Error(`Two edits meet at ${start}`);
    }
    made += code.slice(at, start) + text;
    at = end;
  }
  return made + code.slice(at);
}
