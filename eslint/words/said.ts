import ts from 'typescript';

/** One place where a file says something in words. */
export interface Said {
  readonly kind: 'name' | 'comment' | 'description' | 'test';
  readonly text: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Texts for people, whose words are the product's own. */
const TEXTS_FILE = /(?:^|[/-])messages\.ts$|\/locales\//;
/** Their descriptions are of the GraphQL and REST APIs. */
const API_FILE = /^backend\/src\//;
const TEST_CALLS = new Set(['it', 'test', 'describe']);

/** The names, comments, API descriptions and test names of a source file, each name once. */
export function saidIn(file: string, text: string): Said[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const said: Said[] = [];
  const names = new Set<string>();
  const comments = new Set<number>();

  function note(kind: Said['kind'], spoken: string, position: number): void {
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    said.push({ kind, text: spoken, file, line });
  }

  function noteComments(ranges: readonly ts.CommentRange[] = []): void {
    for (const { pos, end } of ranges) {
      if (!comments.has(pos)) {
        comments.add(pos);
        note('comment', text.slice(pos, end), pos);
      }
    }
  }

  function visit(node: ts.Node): void {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      noteComments(ts.getLeadingCommentRanges(text, node.pos));
      noteComments(ts.getTrailingCommentRanges(text, node.end));
    }
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !names.has(node.text)) {
      names.add(node.text);
      note('name', node.text, node.getStart(source));
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const kind = kindOf(node, file);
      if (kind !== null) {
        note(kind, node.text, node.getStart(source));
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  noteComments(ts.getLeadingCommentRanges(text, source.endOfFileToken.pos));
  return said;
}

/** Kind of a literal's text: description of an API or name of a test; null for all other texts. */
function kindOf(node: ts.Node, file: string): Said['kind'] | null {
  let at = node.parent;
  while (ts.isBinaryExpression(at) || ts.isTemplateExpression(at) || ts.isConditionalExpression(at)) {
    at = at.parent;
  }
  if (ts.isPropertyAssignment(at) && at.name.getText() === 'description') {
    return API_FILE.test(file) && !TEXTS_FILE.test(file) ? 'description' : null;
  }
  if (ts.isCallExpression(at) && at.arguments[0]?.pos === node.pos) {
    const [called = ''] = at.expression.getText().split(/[.(`\s]/);
    return TEST_CALLS.has(called) ? 'test' : null;
  }
  return null;
}
