import ts from 'typescript';

export interface LiteralText {
  line: number;
  text: string;
}

/** Attributes and properties (of notices, table columns, shared files) whose value a person reads or hears. */
const READ_BY_PEOPLE = new Set([
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'aria-placeholder'],
  ...['alt', 'title', 'placeholder', 'label', 'text', 'hint', 'caption', 'heading', 'subtitle', 'header'],
  ...['message', 'description', 'error', 'helper', 'prefix', 'suffix', 'unit', 'eyebrow', 'headline'],
  ...['legend', 'tooltip', 'spoken', 'valueText', 'srText', 'errorText', 'helperText', 'summary'],
]);

const LETTERS = /\p{L}/u;
/**
 * Texts that only look like words: names of colours and of texts (`fg.muted`, `pin.mismatch`), and colours as
 * such.
 */
const NAME_IN_CODE = /^([a-z]\w*(\.\w+)+|rgba?\([\d.,/% ]+\))$/;
/** Two words and more that begin like a sentence: no code of ours is written so. */
const SENTENCE = /^\s*\p{Lu}[\p{L}’']*([ ,:]+[\p{L}’'{}0-9]+)+[.?!]?\s*$/u;

/**
 * The texts in a source file that people would read and that no catalogue holds: words between JSX tags, strings in
 * what is shown or read aloud, and every string that looks like a sentence. Errors for programmers, and the
 * English text and the description of a message (they stand beside an `id`), are none.
 */
export function literalTexts(fileName: string, source: string): LiteralText[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: LiteralText[] = [];
  function visit(node: ts.Node): void {
    const text = ts.isJsxText(node) ? node.text : stringOf(node);
    if (text !== null && LETTERS.test(text) && isForPeople(node, text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

function stringOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('{}')
    : null;
}

function isForPeople(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) {
    return true;
  }
  return (
    (isShown(placeOf(node)) && !NAME_IN_CODE.test(text)) || (SENTENCE.test(text) && !isForProgrammers(node))
  );
}

/** Use of the value of a string: past the choices and joins that it stands in. */
function placeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPassedOn =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && joins(parent.operatorToken.kind));
  return isPassedOn ? placeOf(parent) : parent;
}

function joins(operator: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(operator);
}

function isShown(place: ts.Node): boolean {
  if (ts.isJsxExpression(place)) {
    return ts.isJsxAttribute(place.parent) ? isShown(place.parent) : true;
  }
  if (ts.isJsxAttribute(place)) {
    return READ_BY_PEOPLE.has(place.name.getText());
  }
  return ts.isPropertyAssignment(place) && READ_BY_PEOPLE.has(nameOf(place.name)) && !isPartOfMessage(place);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function isPartOfMessage(place: ts.PropertyAssignment): boolean {
  return (
    ['defaultMessage', 'description'].includes(nameOf(place.name)) &&
    place.parent.properties.some((other) => ts.isPropertyAssignment(other) && nameOf(other.name) === 'id')
  );
}

function isForProgrammers(node: ts.Node): boolean {
  const place = placeOf(node);
  return (
    ts.isImportDeclaration(place) ||
    ts.isNewExpression(place) ||
    (ts.isCallExpression(place) && place.expression.kind === ts.SyntaxKind.SuperKeyword) ||
    ts.isLiteralTypeNode(place) ||
    (ts.isPropertyAssignment(place) && isPartOfMessage(place))
  );
}
